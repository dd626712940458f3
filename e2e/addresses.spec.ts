/** An address leads to its page however it was passed on, and an unknown one to the error screen; the reading place is kept. */
import { expect, type Page, test } from './fixtures';
import {
  errorHeading,
  expectHeading,
  expectPage,
  hash,
  type Language,
  link,
  open,
  path,
  record,
  roots,
  text,
  typeHash,
  untilReady,
} from './support';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

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
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await link(page, 'fr', 'portfolio').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const opened = context.waitForEvent('page');
  await link(page, 'fr', 'contact').click({ button: 'middle' });
  await expectPage(await opened, 'fr', 'contact');
  await expectPage(page, 'fr', 'portfolio');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a reload and Back from another site return to where the reader was', async ({ page }) => {
  const elsewhere = 'https://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await open(page, path('fr', 'portfolio'));
  const top = async () => (await page.getByRole('article').last().boundingBox())?.y ?? Number.NaN;
  await page.evaluate(async () => {
    const hasScrolled = new Promise((done) => addEventListener('scrollend', done));
    scrollTo({ top: 2_000, behavior: 'instant' });
    await hasScrolled;
  });
  const before = await top();
  for (const leave of [() => page.reload(), () => page.goto(elsewhere).then(() => page.goBack())]) {
    await leave();
    await untilReady(page);
    await expectPage(page, 'fr', 'portfolio');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
  }
  await page.goto(elsewhere);
  await open(page, hash('fr', 'portfolio'));
  expect(await scrollTop(page), 'a new visit begins at the top').toBe(0);
});

test('a damaged hash shows its page, an unknown one the error screen', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  const { thrown } = record(page);
  const expectUnknown = async (language: Language, unknown: string) => {
    await expectHeading(page, errorHeading);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(page.url()).toBe(new URL(roots[language] + unknown, baseURL).href);
  };
  await page.goto(`${roots.fr}#//host.example`);
  await expectUnknown('fr', '#//host.example');
  // Damaged as chats do it, with the full stop of the sentence; `addresses.test.ts` has more.
  await typeHash(page, '#/contact.');
  await expectPage(page, 'fr', 'contact');
  await untilReady(page);
  for (const unknown of ['#javascript:alert(1)', '#/%E0%A4%A']) {
    await typeHash(page, unknown);
    await expectUnknown('fr', unknown);
    await page.evaluate(() => history.back());
    await expectHeading(page, text.fr('contact.title'));
  }
  await test.step('the file of a page is the page', async () => {
    await open(page, `${path('en', 'portfolio')}index.html`);
    await expectPage(page, 'en', 'portfolio');
    await typeHash(page, '#/nope');
    await expectUnknown('en', '#/nope');
  });
  expect(thrown).toEqual([]);
});
