/** Links, Back, a reload and typed hashes move from page to page within one document, and fetch each page once. */
import { expect, type Page, test } from './fixtures';
import {
  expectPage,
  flag,
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

test('a visit loads one document and each page once, and keeps the reading places', {
  tag: '@smoke',
}, async ({ page }) => {
  const { errors, documents, requests } = record(page);
  await open(page, roots.fr);
  documents.length = 0;
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  // Its chart is fetched once it is seen.
  await expect(page.getByRole('list', { name: text.fr('sky.list') })).toBeAttached();
  await link(page, 'fr', 'home').click();
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  await link(page, 'fr', 'portfolio').click();
  await expectPage(page, 'fr', 'portfolio');
  const first = await scrollDown(page, 1_800);
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'fr', 'hobbies');
  const second = await scrollDown(page, 300);
  await untilQuiet(page);
  requests.length = 0;
  await page.goBack();
  await expectPage(page, 'fr', 'portfolio');
  await expectScrolled(page, first);
  await page.goBack();
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  for (const _ of [1, 2]) await page.goForward();
  await expectPage(page, 'fr', 'hobbies');
  await expectScrolled(page, second);
  await link(page, 'fr', 'contact').hover();
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectScrolled(page, 0);
  await link(page, 'fr', 'home').click();
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  await untilQuiet(page);
  // Pictures are fetched when they come into the window.
  const fetched = requests.filter((url) => !url.includes('/pictures/'));
  expect([...fetched, ...documents, ...errors]).toEqual([]);
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  await page.goBack();
  await expectPage(page, 'fr', 'contact');
});

test('twenty quick moves and switches end on the last of each', async ({ page }) => {
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
  expect({ documents, errors }).toEqual({ documents: [], errors: [] });
});

test('a browser without newer interfaces moves, switches, enlarges', { tag: '@touch' }, async ({ page }) => {
  await page.addInitScript(() => {
    const missing: [owner: object, ...names: string[]][] = [
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'animate', 'getAnimations', 'checkVisibility', 'startViewTransition'],
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
      [HTMLCanvasElement.prototype, 'getContext'],
      [window, 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback', 'navigation'],
      [window, 'WebGL2RenderingContext'],
      [Navigator.prototype, 'connection', 'serviceWorker', 'clipboard'],
    ];
    for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const { thrown } = record(page);
  await open(page, hash('fr', 'portfolio'));
  const thumbnails = page.getByRole('list', { name: text.fr('portfolio.pictures') }).getByRole('link');
  if (await thumbnails.count()) {
    await thumbnails.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'portfolio');
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'en', 'hobbies');
  await page.goBack();
  await expectPage(page, 'en', 'portfolio');
  expect(thrown).toEqual([]);
});
