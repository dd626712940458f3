/** Switching the language: every word at once, in place, with no request, and for good. */
import { expect, type Page, test } from 'playwright/test';
import {
  flags,
  hashAddresses,
  type Language,
  languages,
  otherLanguage,
  type PageName,
  pageAddresses,
  pages,
  words,
  works,
} from './expected';
import { recordDocuments, recordErrors, recordRequests, watchTraffic } from './records';
import {
  expectAllWords,
  expectPage,
  moveTo,
  open,
  seeWholePage,
  switchTo,
  untilReady,
  untilRenderedAhead,
} from './support';

// A first visit is in French all the same.
test.use({ locale: 'en-GB' });

/** Expects the flags to have their names, their languages, and the current one to be pressed. */
async function expectFlags(page: Page, current: Language) {
  for (const language of languages) {
    const flag = page.getByRole('button', { name: flags[language], exact: true });
    await expect(flag).toHaveAttribute('aria-pressed', String(language === current));
    await expect(flag).toHaveAttribute('lang', language);
  }
}

/** Expects the address that a share sheet passes on to be the one of the exported page. */
async function expectCanonical(page: Page, language: Language, name: PageName, baseURL = '') {
  const path = () =>
    page.evaluate(
      () => new URL(document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? '').pathname,
    );
  await expect.poll(path).toBe(new URL(pageAddresses[language][name], baseURL).pathname);
}

test('a flag switches every word of every page with no request', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  const errors = recordErrors(page);
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.home);
  await untilRenderedAhead(page);
  // Longer words may move lazy pictures into view: they are loaded before.
  for (const name of [...pages.slice(1), 'home'] as const) {
    await moveTo(page, 'fr', name);
    await seeWholePage(page);
  }
  await quiet();
  const requests = recordRequests(page);
  let from: Language = 'fr';
  for (const name of pages) {
    if (name !== 'home') await moveTo(page, from, name);
    await expectCanonical(page, from, name, baseURL);
    const entries = await page.evaluate(() => history.length);
    const to: Language = otherLanguage[from];
    const inNextFrame = page.evaluate(() =>
      new Promise((drawn) =>
        addEventListener('click', () => requestAnimationFrame(drawn), { once: true }),
      ).then(() => document.documentElement.lang),
    );
    await switchTo(page, to);
    expect(await inNextFrame, 'the language of the document').toBe(to);
    await expectPage(page, to, name, hashAddresses[to][name].replace(/\/$/, '/#/'));
    await expectFlags(page, to);
    await expectCanonical(page, to, name, baseURL);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expectAllWords(page, to, name);
    from = to;
  }
  expect(requests.map((request) => request.url())).toEqual([]);
  expect(errors).toEqual([]);
});

test('a switch keeps an open menu, and is valid for moves, a reload and older entries', {
  tag: ['@touch', '@smoke'],
}, async ({ page }) => {
  // Other engines run this test in a wide window.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pageAddresses.fr.portfolio);
  await expectPage(page, 'fr', 'portfolio');
  await moveTo(page, 'fr', 'hobbies');
  const home = (language: Language) =>
    page.getByRole('link', { name: words(language, 'nav.home'), exact: true });
  await page.getByRole('button', { name: words('fr', 'nav.menu'), exact: true }).click();
  await expect(home('fr')).toBeVisible();
  await switchTo(page, 'en');
  await expect(home('en')).toBeVisible();
  const menu = page.getByRole('button', { name: words('en', 'nav.menu'), exact: true });
  await expect(menu).toHaveAttribute('aria-expanded', 'true');

  const documents = recordDocuments(page);
  // The page behind is still inert, until a link is chosen.
  await moveTo(page, 'en', 'contact');
  await expect(home('en')).toBeHidden();
  await expectFlags(page, 'en');
  await page.goBack();
  await page.goBack();
  await expectPage(page, 'en', 'portfolio');
  await page.goForward();
  await expectPage(page, 'en', 'hobbies');
  await moveTo(page, 'en', 'home');
  await expectPage(page, 'en', 'home', './en/#/');
  expect(documents).toEqual([]);
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'en', 'home', './en/#/');
});

test('a switch keeps the text that is being read, and translates a shown message', async ({
  page,
  context,
  browserName,
}) => {
  const article = page.getByRole('article').nth(Math.floor(works.length / 2));
  const text = article.getByRole('listitem').first();
  const top = () => text.evaluate((element) => element.getBoundingClientRect().top);
  await open(page, hashAddresses.fr.portfolio);
  // Some browsers keep the place themselves; Safari does not.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  for (const [width, from] of [
    [1440, 'fr'],
    [390, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await seeWholePage(page);
    // Not far below the bar.
    await text.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 90 }));
    const before = await top();
    const shown = (await text.textContent()) ?? '';
    await switchTo(page, otherLanguage[from]);
    await expect(text).not.toHaveText(shown);
    expect(Math.abs((await top()) - before), `at ${width} px`).toBeLessThanOrEqual(4);
  }

  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await moveTo(page, 'fr', 'contact');
  await page.getByRole('button', { name: words('fr', 'contact.copyEmail') }).click();
  const message = (language: Language) =>
    page.getByRole('status').filter({ hasText: words(language, 'contact.copied') });
  await expect(message('fr')).toBeVisible();
  await switchTo(page, 'en');
  await expect(message('en')).toBeVisible();
});
