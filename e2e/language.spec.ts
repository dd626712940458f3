/** A flag switches every word of every page at once, in place, without a request, and for the rest of the visit. */
import { expect, type Page, test } from './fixtures';
import {
  expectPage,
  flag,
  hash,
  instant,
  languages,
  link,
  moveTo,
  open,
  pages,
  path,
  record,
  roots,
  text,
  untilQuiet,
  untilReady,
} from './support';

// A first visit is in French all the same.
test.use({ locale: 'en-GB' });

/** Every word of a page and where its links lead, without what is announced after a move. */
const everyWord = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replace(/^- (paragraph|alert).*$/gm, '').trim();

test('every word of every page changes, without a request and without a history entry', async ({
  page,
  context,
  baseURL,
}) => {
  const { errors, requests, documents } = record(page);
  const english = await context.newPage();
  // The sky of both is of one minute.
  for (const one of [page, english]) await one.clock.setFixedTime(instant);
  await open(page, roots.fr);
  await expectPage(page, 'fr', 'home', roots.fr);
  await untilQuiet(page);
  documents.length = 0;
  await open(english, roots.en);
  for (const name of pages) {
    await test.step(name, async () => {
      if (name !== 'home') await link(page, 'fr', name).click();
      await expectPage(page, 'fr', name);
      if (name === 'contact')
        await expect(page.getByRole('list', { name: text.fr('sky.list') })).toBeAttached();
      const french = await everyWord(page);
      const entries = await page.evaluate(() => history.length);
      // Longer words may move lazy pictures into the window.
      const wordsOnly = () => requests.filter((url) => !url.includes('/pictures/'));
      const before = wordsOnly();
      const inNextFrame = page.evaluate(async () => {
        await new Promise((clicked) => addEventListener('click', clicked, { once: true }));
        await new Promise(requestAnimationFrame);
        return document.documentElement.lang;
      });
      await flag(page, 'en').click();
      expect(await inNextFrame, 'the language of the document').toBe('en');
      await expectPage(page, 'en', name);
      for (const language of languages) {
        await expect(flag(page, language)).toHaveAttribute('aria-pressed', String(language === 'en'));
        await expect(flag(page, language)).toHaveAttribute('lang', language);
      }
      // What a share sheet passes on.
      const canonical = page.locator('link[rel=canonical]');
      const { pathname } = new URL(path('en', name), baseURL);
      await expect(canonical).toHaveAttribute('href', new RegExp(`${pathname}$`));
      await moveTo(english, 'en', name);
      await expect(async () => expect(await everyWord(page)).toBe(await everyWord(english))).toPass();
      await flag(page, 'fr').click();
      await expect(async () => expect(await everyWord(page)).toBe(french)).toPass();
      expect(wordsOnly()).toEqual(before);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  }
  expect({ documents, errors }).toEqual({ documents: [], errors: [] });
});

test('moves, older entries and a reload are in the chosen language', { tag: '@smoke' }, async ({ page }) => {
  const { errors, documents } = record(page);
  await open(page, hash('fr', 'hobbies'));
  documents.length = 0;
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  await flag(page, 'en').click();
  await link(page, 'en', 'portfolio').click();
  await expectPage(page, 'en', 'portfolio');
  for (const name of ['contact', 'hobbies'] as const) {
    await page.goBack();
    await expectPage(page, 'en', name);
  }
  await page.goForward();
  await expectPage(page, 'en', 'contact');
  expect({ documents, errors }).toEqual({ documents: [], errors: [] });
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
});
