import { expect, type Page, test } from 'playwright/test';
import {
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  type Language,
  languages,
  open,
  pages,
  recordFaults,
  recordRequests,
  seeWholePage,
  switchTo,
  titles,
  untilReady,
  watchTraffic,
} from './support';

const names = { fr: 'Français', en: 'English' };
const other = { fr: 'en', en: 'fr' } as const;

/** Every word of a page: its title, what stands in the bar and in the content, and what only assistive technology reads. */
function allWords(page: Page) {
  return page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
    const isShown = (element: Element) => !element.closest('main') || element.checkVisibility();
    return {
      title: document.title,
      bar: document.querySelector('nav')?.textContent,
      content: [...document.querySelectorAll('main')].find(isShown)?.textContent,
      around: [...document.querySelectorAll('body > a, footer')].map((part) => part.textContent),
      attributes: [...document.querySelectorAll('body *')]
        .filter(isShown)
        .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
    };
  });
}

/** Expects the page to be in every respect what a visitor sees who opens its address cold in that language. */
async function expectAllWords(page: Page, language: Language, name: (typeof pages)[number]) {
  const cold = await page.context().newPage();
  await open(cold, hashAddresses[language][name]);
  // Both are asked anew each time: the players of the cold page may still be on their way.
  await expect(async () => expect(await allWords(page)).toEqual(await allWords(cold))).toPass({
    timeout: 10_000,
  });
  await cold.close();
}

for (const language of languages) {
  test(`the flags have names, tell the language and are large enough, in ${language}`, async ({ page }) => {
    await open(page, hashAddresses[language].home);
    for (const to of languages) {
      const flag = page.getByRole('button', { name: names[to], exact: true });
      await expect(flag).toHaveAttribute('aria-pressed', String(to === language));
      await expect(flag).toHaveAttribute('lang', to);
      const box = await flag.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await switchTo(page, other[language]);
    await expect(page.getByRole('button', { name: names[other[language]] })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: names[language] })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  for (const name of language === 'fr' ? pages : (['portfolio'] as const)) {
    test(`a flag switches every word of the ${name} page from ${language}, with no request`, async ({
      page,
      baseURL,
    }) => {
      const to = other[language];
      const faults = recordFaults(page);
      const quiet = watchTraffic(page);
      await open(page, hashAddresses[language][name]);
      // Lazy pictures that come near only because the words are longer are no doing of the switch.
      await seeWholePage(page);
      await quiet();
      const entries = await page.evaluate(() => history.length);
      const requests = recordRequests(page);

      await switchTo(page, to);
      await expectHeading(page, headings[to][name]);
      await expect(page).toHaveTitle(titles[to][name]);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expectAddress(page, baseURL, hashAddresses[to][name]);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await quiet();
      expect(requests.map((request) => request.url())).toEqual([]);

      await expectAllWords(page, to, name);
      expect(faults).toEqual([]);
    });
  }
}

test('after a switch every move stays in English and loads no document', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  await open(page, './');
  await switchTo(page, 'en');
  await expectHeading(page, 'Welcome aboard.');
  const requests = recordRequests(page);
  for (const [label, name] of [
    ['Portfolio', 'portfolio'],
    ['Contact', 'contact'],
    ['Exoplanets', 'hobbies'],
  ] as const) {
    await follow(page, label);
    await expectHeading(page, headings.en[name]);
    await expectAddress(page, baseURL, hashAddresses.en[name]);
    await expect(page).toHaveTitle(titles.en[name]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
  await expectAllWords(page, 'en', 'hobbies');
});

test('Back and Forward to older French entries show them in English', async ({ page, baseURL }) => {
  await open(page, './');
  await follow(page, 'Portfolio');
  await expectHeading(page, 'Portfolio');
  await follow(page, 'Exoplanètes');
  await expectHeading(page, 'Exoplanètes');
  await page.goBack();
  await expectHeading(page, 'Portfolio');
  await switchTo(page, 'en');
  await expectAddress(page, baseURL, './en/#/portfolio');
  const requests = recordRequests(page);

  await page.goBack();
  await expectHeading(page, 'Welcome aboard.');
  await expectAddress(page, baseURL, './en/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goForward();
  await expectAddress(page, baseURL, './en/#/portfolio');
  await page.goForward();
  await expectHeading(page, 'Exoplanets');
  await expectAddress(page, baseURL, './en/#/hobbies');
  await expect(page).toHaveTitle(titles.en.hobbies);
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

test('a reload after a switch stays in the new language', { tag: '@smoke' }, async ({ page, baseURL }) => {
  await open(page, './');
  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
  await switchTo(page, 'en');
  await expectAddress(page, baseURL, './en/#/contact');
  await page.reload();
  await untilReady(page);
  await expectHeading(page, 'Contact');
  await expectAddress(page, baseURL, './en/#/contact');
  await expect(page).toHaveTitle(titles.en.contact);
  await expectAllWords(page, 'en', 'contact');
});

test.describe('with a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('a first visit is in French all the same', async ({ page, baseURL, isMobile }) => {
    test.skip(isMobile, 'the same on every device');
    await open(page, './');
    await expectHeading(page, 'Bienvenue à bord.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectAddress(page, baseURL, './');
    await open(page, './portfolio/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectAddress(page, baseURL, './#/portfolio');
  });
});

test('an open menu stays open through a switch', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has no menu');
  await open(page, './#/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'À propos' })).toBeVisible();
  await switchTo(page, 'en');
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  // The page behind is still out of reach, and comes back with a choice.
  await page.getByRole('link', { name: 'Exoplanets', exact: true }).click();
  await expectHeading(page, 'Exoplanets');
  await expect(page.getByRole('link', { name: 'About', exact: true })).toBeHidden();
});

test('a switch leaves the reader where they were', async ({ page }) => {
  await open(page, './#/portfolio');
  await seeWholePage(page);
  const place = page.getByRole('heading', { level: 2 }).nth(3);
  await place.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await place.evaluate((heading) => heading.getBoundingClientRect().top);
  // The bar is out of sight here: a click by voice, as from any tool that knows the button by its name.
  await page.getByRole('button', { name: 'English' }).evaluate((flag: HTMLButtonElement) => flag.click());
  await expect(place).toHaveText('A bookshelf, a galaxy and an arena');
  // What was being read is still there, whatever the length of the words above it.
  await expect
    .poll(() => place.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeCloseTo(before, -2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a switch leaves a playing video and an answer on the screen', async ({
  page,
  context,
  isMobile,
  browserName,
}) => {
  test.skip(isMobile, 'the same on every device');
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await open(page, './#/portfolio');
  await page.getByRole('button', { name: /Un tour de la Lune/ }).click();
  const player = page.locator('iframe');
  await expect(player).toHaveCount(1);
  await player.evaluate((frame) => Object.assign(frame, { isTheSame: true }));
  await page.evaluate(() => scrollTo(0, 0));
  await switchTo(page, 'en');
  await expect(page.getByText('Flight log')).toBeVisible();
  expect(await player.evaluate((frame) => 'isTheSame' in frame)).toBe(true);

  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await follow(page, 'Contact');
  await page.getByRole('button', { name: 'Copy the e-mail address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await switchTo(page, 'fr');
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toBeVisible();
});

test('twenty rapid switches end on the last one, in every respect', async ({ page, baseURL }) => {
  const faults = recordFaults(page);
  await open(page, './#/hobbies');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(async () => {
    const [french, english] = document.querySelectorAll<HTMLButtonElement>('nav form button');
    for (let turn = 0; turn < 20; turn += 1) {
      (turn % 2 ? english : french)?.click();
      // Some in one frame, some over frames, as fingers would.
      if (turn % 5 === 0) await new Promise(requestAnimationFrame);
    }
  });
  await expectHeading(page, 'Exoplanets');
  await expectAddress(page, baseURL, './en/#/hobbies');
  await expect(page).toHaveTitle(titles.en.hobbies);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAllWords(page, 'en', 'hobbies');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(faults).toEqual([]);
});
