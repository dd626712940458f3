/** The pictures of a work are enlarged over the page, turned by keys, buttons or fingers, and closed by each usual way. */
import { expect, type Page, test } from 'playwright/test';
import { expectHeading, flag, hash, hold, type Language, link, open, roots, text, works } from './support';

/** The first work with pictures to turn over. */
const work = works.find(({ pictures }) => pictures.length > 1);
test.skip(!work, 'no work has two pictures');
const { title, pictures } = work ?? { title: '', pictures: [] };
const count = pictures.length;

const thumbnail = (page: Page, language: Language = 'fr') =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: text[language](title), exact: true }) })
    .getByRole('list', { name: text[language]('portfolio.pictures') })
    .getByRole('link')
    .first();
const dialog = (page: Page, language: Language = 'fr') =>
  page.getByRole('dialog', { name: text[language]('lightbox.label') });
const button = (page: Page, name: 'previous' | 'next' | 'close', language: Language = 'fr') =>
  dialog(page, language).getByRole('button', { name: text[language](`lightbox.${name}`) });
const picture = (page: Page, number: number, language: Language = 'fr') =>
  dialog(page, language).getByRole('img', { name: text[language](pictures[number - 1]?.text ?? '') });

/** Where a picture is, parts beyond the window included. */
const box = async (page: Page, number: number) =>
  (await picture(page, number).boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 };

/** Expects one picture and its caption, and the next one to be out of view. */
async function expectShown(page: Page, number: number, language: Language = 'fr') {
  const position = text[language]('lightbox.position', { index: number, count });
  const caption = text[language](pictures[number - 1]?.caption ?? '');
  await expect(dialog(page, language).getByRole('paragraph')).toHaveText(`${position} ${caption}`);
  await expect(picture(page, number, language)).toBeInViewport();
  await expect(picture(page, (number % count) + 1, language)).not.toBeInViewport();
}

async function expectClosed(page: Page, language: Language = 'fr') {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Not `toBeFocused`: once Tab has reached its own bar, Firefox under automation says that no page has the focus.
  await expect
    .poll(() => thumbnail(page, language).evaluate((one) => one === document.activeElement))
    .toBe(true);
}

/** Moves a finger over the middle of the screen. It uses the input of the browser, because events of a script never scroll. */
async function drag(page: Page, x: number, y: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: width / 2 + x * part, y: height / 2 + y * part }],
    });
  await touch('touchStart', -0.5);
  for (const part of [-0.3, -0.1, 0.1, 0.3, 0.5]) await touch('touchMove', part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('keys and buttons turn the pictures and close them', { tag: '@smoke' }, async ({ page }) => {
  await open(page, hash('fr', 'portfolio'));
  await thumbnail(page).press('Enter');
  await expectShown(page, 1);
  await expect
    .poll(() => picture(page, 1).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', count],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, number);
  }
  const largest = dialog(page).getByRole('link', { name: text.fr('lightbox.open') });
  await expect(largest).toHaveAttribute('href', (await thumbnail(page).getAttribute('href')) ?? '');
  await test.step('Tab reaches the buttons, and nothing behind', async () => {
    const reached = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await page.keyboard.press('Tab');
      // The browser's own bar has the focus while the body has it.
      reached.push(
        await page.evaluate(() => document.activeElement?.closest('dialog, body, main, nav')?.localName),
      );
    }
    expect(new Set(reached)).toEqual(new Set(['dialog', 'body']));
    await button(page, 'close').press('Escape');
    await expectClosed(page);
  });
  await flag(page, 'en').click();
  await thumbnail(page, 'en').click();
  await expectShown(page, 1, 'en');
  for (const [name, number] of [
    ['next', 2],
    ['previous', 1],
    ['previous', count],
  ] as const) {
    await button(page, name, 'en').click();
    await expectShown(page, number, 'en');
  }
  await button(page, 'close', 'en').click();
  await expectClosed(page, 'en');
  await expect(page).toHaveURL(hash('en', 'portfolio'));
});

test('a picture is closed by Back and opens in a tab with Ctrl', async ({ page, context }) => {
  await open(page, roots.fr);
  await link(page, 'fr', 'portfolio').click();
  const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await thumbnail(page).click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toMatch(/\/pictures\/works\/[\w.-]+\.(webp|avif|jpg|png)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await thumbnail(page).click();
  await expectShown(page, 1);
  await page.evaluate(() => history.back());
  await expectHeading(page, text.fr('home.title'));
  await page.goForward();
  await expectHeading(page, text.fr('portfolio.title'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('behind a picture nothing scrolls, and a click beside closes it', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page, hash('fr', 'portfolio'));
  await thumbnail(page).click();
  await expectShown(page, 1);
  const before = await page.evaluate(() => scrollY);
  if (isMobile) await drag(page, 0, -300);
  else for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  // A scroll takes effect with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await picture(page, 1).click();
  await expectShown(page, 1);
  await (isMobile ? page.touchscreen.tap(6, 836) : page.mouse.click(6, 6));
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone a wide picture fills the height, and fingers pan and enlarge it', { tag: '@touch' }, async ({
  page,
}) => {
  await open(page, hash('fr', 'portfolio'));
  const release = await hold(page, /-(1280|1920)\.\w+\.avif$/);
  await thumbnail(page).click();
  await expectShown(page, 1);
  const { width, height } = await box(page, 1);
  expect(height, 'before it has arrived').toBeGreaterThan(0.8 * 844);
  expect(width).toBeGreaterThan(2 * 390);
  release();
  await drag(page, -300, 20);
  await expect.poll(async () => (await box(page, 1)).x).toBeLessThan(-200);
  await expectShown(page, 1);
  await button(page, 'next').click();
  await expectShown(page, 2);
  await test.step('a double tap enlarges it, and back', async () => {
    for (const [scale, x, y] of [
      [2, 300, 300],
      [1, 100, 500],
    ] as const) {
      // The strip comes to rest first.
      const place = async () => (await box(page, 2)).x;
      await expect(async () => expect(await place()).toBe(await place())).toPass({ intervals: [200] });
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await box(page, 2)).width / width).toBeCloseTo(scale);
    }
  });
  await test.step('a phone on its side shows the whole picture, and a finger turns it', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expectShown(page, 2);
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 });
    await expect(async () => {
      await drag(page, -300, 0);
      await expect(picture(page, 1 + (2 % count))).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });
});
