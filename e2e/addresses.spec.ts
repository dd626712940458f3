/** An address leads to its page however it was passed on; an unknown one to the error screen, and a reload back to the same place. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  hash,
  languages,
  link,
  open,
  path,
  record,
  roots,
  text,
  typeHash,
  untilReady,
} from './support';

const scrollDown = (page: Page, to: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);

test('a shared link shows no other page first', async ({ page }) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  await page.addInitScript(() => {
    setInterval(() => {
      const headings = [...document.querySelectorAll('h1')];
      const shown = headings.find((one) => one.checkVisibility({ visibilityProperty: true }));
      console.log(shown?.textContent ?? 'nothing yet');
    }, 20);
  });
  // The home page has time to be seen before the portfolio arrives.
  await page.route('**/portfolio/', async (route) => {
    await expect.poll(() => seen.length).toBeGreaterThan(20);
    await route.continue();
  });
  await open(page, hash('fr', 'portfolio'));
  await expect.poll(() => seen.at(-1)).toBe(text.fr('portfolio.title'));
  expect(new Set(seen)).toEqual(new Set(['nothing yet', text.fr('portfolio.title')]));
});

test('skip link, current link and a middle click leave address and history alone', async ({
  page,
  context,
}) => {
  await open(page, hash('fr', 'portfolio'));
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text.fr('nav.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await scrollDown(page, 600);
  await link(page, 'fr', 'portfolio').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await link(page, 'fr', 'contact').click({ button: 'middle' });
  expect((await opened).url()).toMatch(/\/contact\/$/);
  await expectPage(page, 'fr', 'portfolio');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a reload and Back from another site return to where the reader was', async ({ page }) => {
  const elsewhere = 'https://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  // One by its own path, one by its hash address.
  for (const [language, address, leave] of [
    ['fr', path('fr', 'portfolio'), () => page.reload()],
    ['en', hash('en', 'portfolio'), () => page.goto(elsewhere).then(() => page.goBack())],
  ] as const) {
    await open(page, address);
    const work = page.getByRole('article').last();
    const top = async () => Math.round((await work.boundingBox())?.y ?? Number.NaN);
    await page.evaluate(async () => {
      const hasScrolled = new Promise((done) => addEventListener('scrollend', done));
      scrollTo({ top: 2_000, behavior: 'instant' });
      await hasScrolled;
    });
    const before = await top();
    await leave();
    await untilReady(page);
    await expectPage(page, language, 'portfolio');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
  }
  await page.goto(elsewhere);
  await open(page, hash('en', 'portfolio'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the file of a page is the page itself', { tag: '@smoke' }, async ({ page }) => {
  const { errors } = record(page);
  for (const language of languages) {
    await open(page, `${path(language, 'portfolio')}index.html`);
    await expectPage(page, language, 'portfolio');
  }
  expect(errors).toEqual([]);
});

test('an unknown hash is the error screen, opened or typed, and keeps its address', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const { thrown } = record(page);
  for (const language of languages) {
    // A browser may read the hostile ones in its own way.
    const [opened, ...typed] =
      language === 'en'
        ? ['#/nope']
        : ['#//host.example', '#javascript:alert(1)', '#/%E0%A4%A', `#/${'a'.repeat(10_000)}`];
    const expectUnknown = async (unknown = '') => {
      await expectHeading(page, errorHeading);
      await expect(page.getByText('404 Not Found')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(page.url()).toBe(new URL(roots[language] + unknown, baseURL).href);
    };
    await page.goto(roots[language] + opened);
    await expectUnknown(opened);
    // Damaged as chats do it, with the full stop of the sentence; `addresses.test.ts` has more.
    await typeHash(page, '#/contact.');
    await expectPage(page, language, 'contact');
    await untilReady(page);
    for (const unknown of typed) {
      await typeHash(page, unknown);
      await expectUnknown(unknown);
      await page.evaluate(() => history.back());
      await expectHeading(page, text[language]('contact.title'));
    }
  }
  expect(thrown).toEqual([]);
});
