/** Addresses behind the hash sign: opening them, moving between them, going back, and those that nobody knows. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectAllWords,
  expectHeading,
  expectPage,
  follow,
  hashAddresses,
  headings,
  languages,
  moveTo,
  open,
  pageAddresses,
  pages,
  recordDocuments,
  recordErrors,
  recordRequests,
  roots,
  titles,
  typeHash,
  untilRenderedAhead,
  watchTraffic,
  words,
} from './support';

/** Scrolls down as far as the page allows. @returns where the reader is then */
const scrollDown = (page: Page, wanted: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.round(scrollY);
  }, wanted);

const expectScrolled = (page: Page, y: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

for (const language of languages) {
  const tag = language === 'fr' ? ['@phone', '@smoke'] : [];

  test(`shared links in ${language} open their pages and keep their addresses`, { tag }, async ({ page }) => {
    for (const name of pages) {
      await page.goto('about:blank');
      await open(page, hashAddresses[language][name]);
      await expectPage(page, language, name);
      await page.reload();
      await expectPage(page, language, name);
    }
  });

  test(`pages moved to in ${language} are the exported ones, at their hash addresses`, async ({ page }) => {
    for (const [opened, others] of [
      ['home', ['portfolio', 'contact', 'hobbies']],
      ['contact', ['home']],
    ] as const) {
      await open(page, pageAddresses[language][opened]);
      for (const name of others) {
        await moveTo(page, language, name);
        await expectAllWords(page, language, name);
      }
    }
  });

  test(`the root in ${language} with an empty hash address is the home page`, async ({ page }) => {
    await open(page, `${roots[language]}#/`);
    await expectPage(page, language, 'home', `${roots[language]}#/`);
  });
}

test('a shared link never shows another page first', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility({ visibilityProperty: true }))
          console.log(`seen: ${heading.textContent}`);
    };
    let looks = 0;
    setInterval(() => {
      look();
      looks += 1;
      if (looks === 20) console.log('looked twenty times');
    }, 20);
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // The home page has time to be seen before the portfolio arrives.
  await page.route('**/portfolio/', async (route) => {
    await expect.poll(() => logged).toContain('looked twenty times');
    await route.continue();
  });
  await open(page, hashAddresses.fr.portfolio);
  const seen = () => new Set(logged.filter((text) => text.startsWith('seen')));
  await expect.poll(seen).toEqual(new Set([`seen: ${headings.fr.portfolio}`]));
});

test('links, Back, Forward and typed hashes load no document', { tag: ['@phone', '@smoke'] }, async ({
  page,
}) => {
  const errors = recordErrors(page);
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await open(page, './');
  const documents = recordDocuments(page);
  await moveTo(page, 'fr', 'portfolio');
  await expectPage(page, 'fr', 'portfolio');
  await moveTo(page, 'fr', 'contact');
  await expectPage(page, 'fr', 'contact');
  await page.goBack();
  await expectPage(page, 'fr', 'portfolio');
  await page.goBack();
  await expectPage(page, 'fr', 'home');
  await page.goForward();
  await expectPage(page, 'fr', 'portfolio');
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'fr', 'hobbies');
  await moveTo(page, 'fr', 'home');
  await expectPage(page, 'fr', 'home', './#/');
  expect(documents).toEqual([]);
  expect(missing).toEqual([]);
  expect(errors).toEqual([]);
});

test('moves after idle request pictures and what animates them once, then nothing', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.home);
  await untilRenderedAhead(page);
  await quiet();
  const requests = recordRequests(page);
  const tour = ['portfolio', 'contact', 'hobbies', 'home'] as const;
  for (const name of tour) await moveTo(page, 'fr', name);
  await quiet();
  const types = requests.map((request) => request.resourceType());
  expect(types.filter((type) => ['document', 'fetch', 'xhr'].includes(type))).toEqual([]);
  requests.length = 0;
  for (const name of tour) await moveTo(page, 'fr', name);
  await quiet();
  expect(requests.map((request) => request.url())).toEqual([]);
});

test('pointing at a link fetches what is seen first of its page', async ({ page }) => {
  await open(page, './');
  await untilRenderedAhead(page);
  const requests = recordRequests(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('fr', 'nav.contact'), exact: true })
    .hover();
  await expect.poll(() => requests.some((request) => request.resourceType() === 'image')).toBe(true);
});

test('a move focuses and announces the new page and starts at its top', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, hashAddresses.fr.portfolio);
  await scrollDown(page, 2_000);
  await follow(page, words('fr', 'nav.contact'));
  await expect(page.getByRole('heading', { level: 1, name: headings.fr.contact })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(titles.fr.contact);
});

test('Back and Forward return to where the reader was', { tag: '@phone' }, async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const first = await scrollDown(page, 1_800);
  await typeHash(page, '#/hobbies');
  await expectHeading(page, headings.fr.hobbies);
  const second = await scrollDown(page, 300);
  await page.goBack();
  await expectHeading(page, headings.fr.portfolio);
  await expectScrolled(page, first);
  await page.goForward();
  await expectHeading(page, headings.fr.hobbies);
  await expectScrolled(page, second);
});

test('the link of the current page leads to its top and adds no history', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const entries = await page.evaluate(() => history.length);
  await scrollDown(page, 600);
  const current = page.getByRole('navigation').locator('[aria-current=page]');
  await current.evaluate((link: HTMLAnchorElement) => link.click());
  await expectScrolled(page, 0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a middle click opens the exported page in a new tab', async ({ page, context }) => {
  await open(page, './');
  const link = page.getByRole('navigation').getByRole('link', { name: words('fr', 'nav.portfolio') });
  await expect(link).toHaveAttribute('href', /\/portfolio\/$/);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
  await expectHeading(tab, headings.fr.portfolio);
  await expectHeading(page, headings.fr.home);
});

test('the skip link leads to the content and leaves the address alone', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('fr', 'nav.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(hashAddresses.fr.portfolio);
});

const unknown = [
  '#/nope',
  '#//host.example',
  '#/\\host.example',
  '#/%2f',
  '#javascript:alert(1)',
  '#/__proto__',
  '#/%E0%A4%A',
  `#/${'a'.repeat(10_000)}`,
];

for (const language of languages) {
  test(`an unknown hash in ${language} is the error screen, opened or typed`, async ({ page, baseURL }) => {
    test.slow();
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    for (const hash of language === 'fr' ? unknown : unknown.slice(0, 1)) {
      await test.step(hash.slice(0, 24), async () => {
        const address = new URL(roots[language], baseURL).href + hash;
        await page.goto('about:blank');
        await page.goto(address);
        await expectHeading(page, errorHeading);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await page.evaluate(() => location.href)).toBe(new URL(address).href);

        await open(page, roots[language]);
        await typeHash(page, hash);
        await expectHeading(page, errorHeading);
        await expect(page.getByText('404 Not Found')).toBeVisible();
        expect(await page.evaluate(() => location.href)).toBe(new URL(address).href);
        await page.goBack();
        await expectHeading(page, headings[language].home);
      });
    }
    expect(thrown).toEqual([]);
  });
}

test('a known address typed on the error screen opens its page', async ({ page }) => {
  await page.goto('./#/nope');
  await expectHeading(page, errorHeading);
  await typeHash(page, '#/contact');
  await expectHeading(page, headings.fr.contact);
});
