/** Switching the language: every word at once, in place, with no request, and for good. */
import { expect, test } from 'playwright/test';
import {
  expectAllWords,
  expectPage,
  flags,
  hashAddresses,
  type Language,
  languages,
  moveTo,
  open,
  otherLanguage,
  pageAddresses,
  pages,
  recordDocuments,
  recordErrors,
  recordRequests,
  seeWholePage,
  showBar,
  switchTo,
  untilReady,
  videos,
  watchTraffic,
  words,
  works,
} from './support';

for (const language of languages) {
  const other = otherLanguage[language];
  const tag = language === 'fr' ? ['@phone', '@smoke'] : [];

  test(`the flags have names and show the language, in ${language}`, { tag }, async ({ page }) => {
    await open(page, hashAddresses[language].home);
    for (const current of [language, other]) {
      await switchTo(page, current);
      for (const to of languages) {
        const flag = page.getByRole('button', { name: flags[to], exact: true });
        await expect(flag).toHaveAttribute('aria-pressed', String(to === current));
        await expect(flag).toHaveAttribute('lang', to);
      }
    }
  });
}

test('a flag switches every word of every page, both ways, with no request', async ({ page }) => {
  test.slow();
  const errors = recordErrors(page);
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.home);
  let from: Language = 'fr';
  for (const name of pages) {
    if (name !== 'home') await moveTo(page, from, name);
    // Longer words may move lazy pictures into view: they are loaded before.
    await seeWholePage(page);
    await quiet();
    const entries = await page.evaluate(() => history.length);
    const requests = recordRequests(page);
    const to: Language = otherLanguage[from];
    await switchTo(page, to);
    await expectPage(page, to, name);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expectAllWords(page, to, name);
    expect(requests.map((request) => request.url())).toEqual([]);
    from = to;
  }
  expect(errors).toEqual([]);
});

test('after a switch moves, a reload and older entries are in English', {
  tag: ['@phone', '@smoke'],
}, async ({ page }) => {
  await open(page, './');
  await moveTo(page, 'fr', 'portfolio');
  await moveTo(page, 'fr', 'hobbies');
  await page.goBack();
  await expectPage(page, 'fr', 'portfolio');
  await switchTo(page, 'en');
  await expectPage(page, 'en', 'portfolio');
  const documents = recordDocuments(page);
  await page.goBack();
  await expectPage(page, 'en', 'home');
  await page.goForward();
  await page.goForward();
  await expectPage(page, 'en', 'hobbies');
  await expectAllWords(page, 'en', 'hobbies');
  await moveTo(page, 'en', 'contact');
  await expectPage(page, 'en', 'contact');
  expect(documents).toEqual([]);

  await page.reload();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  await expectAllWords(page, 'en', 'contact');
});

test.describe('with a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('a first visit is in French all the same', async ({ page }) => {
    for (const name of ['home', 'portfolio'] as const) {
      await open(page, pageAddresses.fr[name]);
      await expectPage(page, 'fr', name);
    }
  });
});

test('an open menu stays open through a switch', { tag: '@touch' }, async ({ page }) => {
  await open(page, hashAddresses.fr.contact);
  const menu = page.getByRole('button', { name: words('fr', 'nav.menu'), exact: true });
  const home = (language: Language) =>
    page.getByRole('link', { name: words(language, 'nav.home'), exact: true });
  await menu.click();
  await expect(home('fr')).toBeVisible();
  await switchTo(page, 'en');
  await expect(home('en')).toBeVisible();
  await expect(page.getByRole('button', { name: words('en', 'nav.menu'), exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  // The page behind is still inert, until a link is chosen.
  await moveTo(page, 'en', 'hobbies');
  await expect(home('en')).toBeHidden();
});

test('a switch in the middle of a page keeps the text that is being read', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, hashAddresses.fr.portfolio);
  await seeWholePage(page);
  const article = page.getByRole('article').nth(Math.floor(works.length / 2));
  const text = article.getByRole('listitem').first();
  // Not far below the bar, which returns on the way up.
  await text.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 90 }));
  await showBar(page);
  const top = () => text.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const french = (await text.textContent()) ?? '';
  await switchTo(page, 'en');
  await expect(text).not.toHaveText(french);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
});

test('a switch keeps a playing video and translates a shown message', async ({
  page,
  context,
  browserName,
}) => {
  const [video] = videos;
  if (video) {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await open(page, hashAddresses.fr.portfolio);
    const title = words('fr', video.title);
    await page.getByRole('button', { name: words('fr', 'video.play', { title }), exact: true }).click();
    const player = page.locator('iframe');
    await player.evaluate((frame) => Object.assign(frame, { isTheSame: true }));
    await switchTo(page, 'en');
    await expectPage(page, 'en', 'portfolio');
    expect(await player.evaluate((frame) => 'isTheSame' in frame)).toBe(true);
  }
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await open(page, hashAddresses.en.contact);
  await page.getByRole('button', { name: words('en', 'contact.copyEmail') }).click();
  const message = (language: Language) =>
    page.getByRole('status').filter({ hasText: words(language, 'contact.copied') });
  await expect(message('en')).toBeVisible();
  await switchTo(page, 'fr');
  await expect(message('fr')).toBeVisible();
});
