/** Links, Back and typed hashes move from page to page within one document, with nothing more to wait for and nothing left behind. */
import { expect, type Page, test } from 'playwright/test';
import {
  expectHeading,
  expectPage,
  hash,
  link,
  open,
  record,
  roots,
  text,
  typeHash,
  untilQuiet,
  untilReady,
} from './support';

const scrollDown = (page: Page, wanted: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.round(scrollY);
  }, wanted);

const expectScrolled = (page: Page, y: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

test('a visit by links, Back and typed hashes loads no document, and a reload stays', {
  tag: '@smoke',
}, async ({ page }) => {
  const { errors, documents } = record(page);
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await open(page, roots.fr);
  documents.length = 0;
  await link(page, 'fr', 'portfolio').click();
  await expectPage(page, 'fr', 'portfolio');
  const first = await scrollDown(page, 1_800);
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'fr', 'hobbies');
  const second = await scrollDown(page, 300);
  await page.goBack();
  await expectPage(page, 'fr', 'portfolio');
  await expectScrolled(page, first);
  // Playwright's own `goBack` to an address without a hash never ends in Firefox.
  await page.evaluate(() => history.back());
  await expectPage(page, 'fr', 'home');
  await page.goForward();
  await page.goForward();
  await expectPage(page, 'fr', 'hobbies');
  await expectScrolled(page, second);
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectScrolled(page, 0);
  await link(page, 'fr', 'home').click();
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  expect({ documents, missing, errors }).toEqual({ documents: [], missing: [], errors: [] });
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  await page.goBack();
  await expectPage(page, 'fr', 'contact');
});

test('a second tour of the pages fetches nothing', async ({ page }) => {
  const { requests } = record(page);
  await open(page, roots.fr);
  const tour = async () => {
    for (const name of ['portfolio', 'contact', 'hobbies', 'home'] as const) {
      await link(page, 'fr', name).hover();
      await link(page, 'fr', name).click();
      await expectHeading(page, text.fr(`${name}.title`));
    }
    await untilQuiet(page);
  };
  await tour();
  requests.length = 0;
  await tour();
  expect(requests).toEqual([]);
});

test('twenty quick moves and switches end on the last of each, and no other tab moves', async ({
  page,
  context,
}) => {
  const { errors, documents } = record(page);
  await open(page, roots.fr);
  documents.length = 0;
  await page.evaluate(async () => {
    const [french, english] = document.querySelectorAll<HTMLButtonElement>('nav form button');
    const names = ['portfolio', 'contact', '', 'hobbies'];
    for (let turn = 0; turn < 20; turn += 1) {
      location.hash = `#/${names[turn % 4]}`;
      (turn % 3 ? english : french)?.click();
      if (turn % 6 === 0) history.back();
      if (turn % 5 === 0) await new Promise(requestAnimationFrame);
    }
    // The steps back arrive late: the moves below are the last ones.
    await window.navigation?.back().finished?.catch(() => {});
    location.hash = '#/contact';
    english?.click();
    location.hash = '#/hobbies';
  });
  await expectPage(page, 'en', 'hobbies');
  await page.goBack();
  await expectPage(page, 'en', 'contact');
  const second = await context.newPage();
  await open(second, hash('fr', 'portfolio'));
  await link(second, 'fr', 'hobbies').click();
  await expectPage(second, 'fr', 'hobbies');
  await expectPage(page, 'en', 'contact');
  expect({ documents, errors }).toEqual({ documents: [], errors: [] });
});
