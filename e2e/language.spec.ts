/** A flag switches every word of every page at once, in place, without a request, and for good. */
import { expect, type Page, test } from 'playwright/test';
import {
  expectPage,
  flag,
  hash,
  type Language,
  languages,
  link,
  open,
  pages,
  path,
  record,
  roots,
  seeWholePage,
  text,
  typeHash,
  untilQuiet,
  untilReady,
} from './support';

// A first visit is in French all the same.
test.use({ locale: 'en-GB' });

const other = { fr: 'en', en: 'fr' } as const;

/** Every word of a page and where its links lead, without what is announced after a move. */
const everyWord = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replace(/^- (paragraph|alert).*$/gm, '').trim();

test('every word of every page changes with no request and no entry', { tag: '@smoke' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { errors, requests } = record(page);
  await open(page, roots.fr);
  // Longer words may move lazy pictures into view: they are loaded before.
  for (const name of [...pages.slice(1), 'home'] as const) {
    await link(page, 'fr', name).click();
    await seeWholePage(page);
  }
  await untilQuiet(page);
  requests.length = 0;
  const exported = await context.newPage();
  let from: Language = 'fr';
  for (const name of pages) {
    const to: Language = other[from];
    await test.step(`${name} in ${to}`, async () => {
      if (name !== 'home') await link(page, from, name).click();
      const entries = await page.evaluate(() => history.length);
      const inNextFrame = page.evaluate(async () => {
        await new Promise((clicked) => addEventListener('click', clicked, { once: true }));
        await new Promise(requestAnimationFrame);
        return document.documentElement.lang;
      });
      await flag(page, to).click();
      expect(await inNextFrame, 'the language of the document').toBe(to);
      await expectPage(page, to, name, name === 'home' ? `${roots[to]}#/` : hash(to, name));
      for (const language of languages) {
        await expect(flag(page, language)).toHaveAttribute('aria-pressed', String(language === to));
        await expect(flag(page, language)).toHaveAttribute('lang', language);
      }
      // What a share sheet passes on.
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute(
        'href',
        new RegExp(`${new URL(path(to, name), baseURL).pathname}$`),
      );
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await open(exported, path(to, name));
      await expect(async () => expect(await everyWord(page)).toBe(await everyWord(exported))).toPass();
    });
    from = to;
  }
  expect({ requests, errors }).toEqual({ requests: [], errors: [] });
});

test('a switch is valid for moves, Back, a reload and older entries', {
  tag: ['@touch', '@smoke'],
}, async ({ page }) => {
  await open(page, path('fr', 'portfolio'));
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'fr', 'hobbies');
  await flag(page, 'en').click();
  const { documents } = record(page);
  await page.getByRole('button', { name: text.en('nav.menu'), exact: true }).click();
  await link(page, 'en', 'contact').click();
  await expectPage(page, 'en', 'contact');
  await page.goBack();
  await page.goBack();
  await expectPage(page, 'en', 'portfolio');
  await page.goForward();
  await expectPage(page, 'en', 'hobbies');
  expect(documents).toEqual([]);
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'en', 'hobbies');
});
