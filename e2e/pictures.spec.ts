/**
 * The pictures of a work are enlarged over the page, turned by keys, buttons or fingers, and
 * closed by each usual way.
 */
import { expect, test } from './fixtures';
import { swipe } from './support/gestures';
import { hold } from './support/requests';
import type { Site } from './support/site';
import { works } from './support/words';

/** The first work with pictures to turn over. */
const work = works.find(({ pictures }) => pictures.length > 1);
test.skip(!work, 'no work has two pictures');
const { title, pictures } = work ?? { title: '', pictures: [] };
const count = pictures.length;

const article = (site: Site) => site.article(title);
const thumbnail = (site: Site, number = 1) =>
  article(site).getByRole('button', { name: site.text(pictures[number - 1]?.text ?? '') });
const dialog = (site: Site) => site.page.getByRole('dialog', { name: site.text('lightbox.label') });
const button = (site: Site, name: 'previous' | 'next' | 'close') =>
  dialog(site).getByRole('button', { name: site.text(`lightbox.${name}`) });
const picture = (site: Site, number: number) =>
  dialog(site).getByRole('img', { name: site.text(pictures[number - 1]?.text ?? '') });
const caption = (site: Site, number: number) =>
  `${site.text('lightbox.position', { index: number, count })} ${site.text(pictures[number - 1]?.caption ?? '')}`;
/** A picture by its place and caption, as a listener meets it. */
const frame = (site: Site, number: number) =>
  dialog(site).getByRole('figure', { name: caption(site, number) });

/** Expects one picture and its caption, and the next one to be out of view. */
async function expectShown(site: Site, number: number) {
  await expect(dialog(site).getByRole('paragraph')).toHaveText(caption(site, number));
  await expect(picture(site, number)).toBeInViewport();
  await expect(picture(site, (number % count) + 1)).not.toBeInViewport();
}

const scrollTop = (site: Site) => site.page.evaluate(() => scrollY);

async function expectClosed(site: Site, number = 1) {
  await expect(site.page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail(site, number)).toBeFocused();
}

test('keys browse the pictures inside the dialog', {
  tag: '@engines',
}, async ({ page, site }) => {
  await site.open('portfolio');
  for (const [key, number] of [
    ['Space', 2],
    ['Enter', 1],
  ] as const) {
    await thumbnail(site, number).press(key);
    await expectShown(site, number);
    await expect(frame(site, number)).toBeFocused();
    const reachable = dialog(site).locator('figure:not([inert])');
    await expect(reachable, 'a listener meets no other').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectClosed(site, number);
  }
  await thumbnail(site).press('Enter');
  await expectShown(site, 1);
  await test.step('also in the moment when another one closes', async () => {
    await thumbnail(site).evaluate((one: HTMLElement) => {
      document.querySelector('dialog')?.close();
      one.click();
    });
    await expectShown(site, 1);
    await expect(frame(site, 1)).toBeFocused();
  });
  await expect(picture(site, 1)).not.toHaveJSProperty('naturalWidth', 0);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', count],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(site, number);
    await expect(frame(site, number)).toBeFocused();
  }
  const reached = new Set();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    const where = () => document.activeElement?.closest('dialog, body, main, nav')?.localName;
    reached.add(await page.evaluate(where));
  }
  // The browser's own bar has the focus while the body has it.
  expect(reached).toEqual(new Set(['dialog', 'body']));
});

test('buttons announce each picture that they show', { tag: '@engines' }, async ({ page, site }) => {
  await site.open('portfolio');
  await thumbnail(site).click();
  const words = dialog(site).getByRole('paragraph');
  await expect(words, 'the focused picture says it').toHaveAttribute('aria-live', 'off');
  await button(site, 'next').click();
  await expectShown(site, 2);
  await expect(words).toHaveAttribute('aria-live', 'polite');
  await button(site, 'previous').click();
  await expectShown(site, 1);
  await button(site, 'close').click();
  await expectClosed(site);
  await test.step('keys and clicks on it move nothing; a click beside it closes it', async () => {
    const before = await scrollTop(site);
    await thumbnail(site).click();
    await expectShown(site, 1);
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    await picture(site, 1).click();
    await expectShown(site, 1);
    const { x, y } = (await picture(site, 1).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x / 2, y + 6);
    await expectClosed(site);
    await thumbnail(site).click();
    await expectShown(site, 1);
    await page.mouse.click(6, 6);
    await expectClosed(site);
    expect(await scrollTop(site)).toBe(before);
  });
});

test('Back from a picture leaves its page too', { tag: '@engines' }, async ({ page, site }) => {
  await site.open('home');
  await site.link('portfolio').click();
  await thumbnail(site).click();
  await expectShown(site, 1);
  await page.goBack();
  await site.expectHeading('home');
  await page.goForward();
  await site.expectHeading('portfolio');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without its script a picture is opened by its link', { tag: '@engines' }, async ({ page, site }) => {
  // Else it may be fetched ahead.
  await site.saveData();
  await site.open('home');
  await site.moveTo('portfolio');
  // A new deployment has removed what had not been loaded.
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await thumbnail(site).click();
  await expect(page).toHaveURL(/\/pictures\/works\/[\w.-]+$/);
});

test('on a phone a wide picture opens where it was touched', { tag: '@touch' }, async ({ page, site }) => {
  await site.open('portfolio');
  const shown = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await thumbnail(site).boundingBox();
  for (const share of [0.1, 0.9]) {
    await thumbnail(site).click({ position: { x: share * (box?.width ?? 0), y: 0.5 * (box?.height ?? 0) } });
    await expectShown(site, 1);
    const { x, width, height } = (await picture(site, 1).boundingBox()) ?? { x: 0, width: 0, height: 0 };
    expect(height).toBeGreaterThan(0.8 * shown.height);
    // What was touched is in the window, as far from its middle as the end of the picture forces
    // it to be.
    expect(x + share * width).toBeGreaterThan(0);
    expect(x + share * width).toBeLessThan(shown.width);
    await button(site, 'close').click();
  }
});

test('on a phone fingers move a picture', { tag: ['@touch', '@chromium'] }, async ({ page, site }) => {
  await site.open('portfolio');
  const release = await hold(page, /-(1280|1920)\.\w+\.avif$/);
  await thumbnail(site).click({ position: { x: 1, y: 1 } });
  await expectShown(site, 1);
  /** Where a picture is, parts beyond the window included. */
  const box = async (number: number) =>
    (await picture(site, number).boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 };
  const { height } = await box(1);
  expect(height, 'before it has arrived').toBeGreaterThan(0.8 * 844);
  release();
  const before = await scrollTop(site);
  await swipe(page, 195, 570, 0, -300);
  await swipe(page, 345, 400, -300, 20);
  await expect.poll(async () => (await box(1)).x).toBeLessThan(-200);
  await expectShown(site, 1);
  await button(site, 'next').click();
  await expectShown(site, 2);
  await test.step('a double tap enlarges it, and back', async () => {
    const { width: whole } = await box(2);
    for (const [scale, x, y] of [
      [2, 300, 300],
      [1, 100, 500],
    ] as const) {
      // The strip comes to rest first.
      const place = async () => (await box(2)).x;
      await expect(async () => expect(await place()).toBe(await place())).toPass({ intervals: [200] });
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await box(2)).width / whole).toBeCloseTo(scale);
    }
  });
  // A phone on its side shows the whole picture.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectShown(site, 2);
  await expect(picture(site, 2)).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectShown(site, 2);
  await page.touchscreen.tap(6, 836);
  await expectClosed(site);
  expect(await scrollTop(site), 'the page behind has not scrolled').toBe(before);
  await test.step('an arrow key shows the rest of a wide picture first', async () => {
    await thumbnail(site).press('Enter');
    await expectShown(site, 1);
    const left = async () => (await box(1)).x;
    const start = await left();
    const { width } = await box(1);
    if (width < 400) return;
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(start - 20);
    await expectShown(site, 1);
    for (let way = width; way > 0; way -= 195) await page.keyboard.press('ArrowRight');
    await expectShown(site, 2);
  });
});
