/** Pictures are enlarged over the page, turned by keys, buttons or fingers, and closed. */
import { expect, type Page, test } from './fixtures';
import { hash, hold, link, open, roots, swipe, text, works } from './support';

/** The first work with pictures to turn over. */
const work = works.find(({ pictures }) => pictures.length > 1);
test.skip(!work, 'no work has two pictures');
const { title, pictures } = work ?? { title: '', pictures: [] };
const count = pictures.length;

const thumbnail = (page: Page) =>
  page
    .getByRole('article', { name: text.fr(title), exact: true })
    .getByRole('list', { name: text.fr('portfolio.pictures') })
    .getByRole('link')
    .first();
const dialog = (page: Page) => page.getByRole('dialog', { name: text.fr('lightbox.label') });
const button = (page: Page, name: 'previous' | 'next' | 'close') =>
  dialog(page).getByRole('button', { name: text.fr(`lightbox.${name}`) });
const picture = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: text.fr(pictures[number - 1]?.text ?? '') });

/** Expects one picture and its caption, and the next one to be out of view. */
async function expectShown(page: Page, number: number) {
  const position = text.fr('lightbox.position', { index: number, count });
  const caption = text.fr(pictures[number - 1]?.caption ?? '');
  await expect(dialog(page).getByRole('paragraph')).toHaveText(`${position} ${caption}`);
  await expect(picture(page, number)).toBeInViewport();
  await expect(picture(page, (number % count) + 1)).not.toBeInViewport();
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function expectClosed(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail(page)).toBeFocused();
}

test('keys and buttons turn the pictures, and each usual way closes them', async ({ page }) => {
  await open(page, roots.fr);
  await link(page, 'fr', 'portfolio').click();
  await thumbnail(page).press('Enter');
  await expectShown(page, 1);
  await expect
    .poll(() => picture(page, 1).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', count],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, number);
  }
  await test.step('Tab reaches the buttons, and nothing behind', async () => {
    const reached = new Set();
    for (let turn = 0; turn < 8; turn += 1) {
      await page.keyboard.press('Tab');
      const where = () => document.activeElement?.closest('dialog, body, main, nav')?.localName;
      reached.add(await page.evaluate(where));
    }
    // The browser's own bar has the focus while the body has it.
    expect(reached).toEqual(new Set(['dialog', 'body']));
    await button(page, 'close').press('Escape');
    await expectClosed(page);
  });
  await thumbnail(page).click();
  await button(page, 'next').click();
  await expectShown(page, 2);
  await button(page, 'previous').click();
  await expectShown(page, 1);
  await button(page, 'close').click();
  await expectClosed(page);
  await test.step('the page behind does not scroll, and a click beside the picture closes it', async () => {
    await thumbnail(page).click();
    await expectShown(page, 1);
    const before = await scrollTop(page);
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    await picture(page, 1).click();
    await expectShown(page, 1);
    await page.mouse.click(6, 6);
    await expectClosed(page);
    expect(await scrollTop(page)).toBe(before);
  });
  await expect(page).toHaveURL(hash('fr', 'portfolio'));
});

test('Back closes an enlarged picture, and the page before scrolls', { tag: '@engines' }, async ({
  page,
  site,
}) => {
  await site.open('home');
  await site.link('portfolio').click();
  await thumbnail(page).click();
  await expectShown(page, 1);
  await page.goBack();
  await site.expectPage('home', site.root);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.goForward();
  await site.expectPage('portfolio');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone a wide picture fills the height, and fingers pan and enlarge it', { tag: '@touch' }, async ({
  page,
}) => {
  await open(page, hash('fr', 'portfolio'));
  const release = await hold(page, /-(1280|1920)\.\w+\.avif$/);
  await thumbnail(page).click();
  await expectShown(page, 1);
  /** Where a picture is, parts beyond the window included. */
  const box = async (number: number) =>
    (await picture(page, number).boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 };
  const { width, height } = await box(1);
  expect(height, 'before it has arrived').toBeGreaterThan(0.8 * 844);
  release();
  const before = await scrollTop(page);
  await swipe(page, 195, 570, 0, -300);
  await swipe(page, 345, 400, -300, 20);
  await expect.poll(async () => (await box(1)).x).toBeLessThan(-200);
  await expectShown(page, 1);
  await button(page, 'next').click();
  await expectShown(page, 2);
  await test.step('a double tap enlarges it, and back', async () => {
    for (const [scale, x, y] of [
      [2, 300, 300],
      [1, 100, 500],
    ] as const) {
      // The strip comes to rest first.
      const place = async () => (await box(2)).x;
      await expect(async () => expect(await place()).toBe(await place())).toPass({ intervals: [200] });
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await box(2)).width / width).toBeCloseTo(scale);
    }
  });
  // A phone on its side shows the whole picture.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectShown(page, 2);
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.touchscreen.tap(6, 836);
  await expectClosed(page);
  expect(await scrollTop(page), 'the page behind has not scrolled').toBe(before);
});
