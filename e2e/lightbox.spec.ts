/** Looking at the pictures of a work, enlarged over the portfolio. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { hashAddresses, headings, type Language, words, works } from './expected';
import { expectHeading, goBack, moveTo, open, switchTo } from './support';

/** The first work with pictures to turn over. */
const work = works.find(({ pictures }) => pictures.length > 1);
test.skip(!work, 'no work has two pictures');

const subTitle = work?.subTitle ?? '';
const pictures = work?.pictures ?? [];
const count = pictures.length;

/** The thumbnails of the work and the dialog they open. */
class Lightbox {
  readonly thumbnails: Locator;
  readonly dialog: Locator;
  readonly picture: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'fr',
  ) {
    const article = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: words(language, subTitle), exact: true }) });
    this.thumbnails = article
      .getByRole('list', { name: words(language, 'portfolio.pictures') })
      .getByRole('link');
    this.dialog = page.getByRole('dialog', { name: words(language, 'lightbox.label') });
    this.picture = this.dialog.getByRole('img');
  }

  /** @param number 1 for the first picture; 0 is the last one, as the pictures go round */
  async expectShown(number: number) {
    const index = (number - 1 + count) % count;
    const description = words(this.language, pictures[index] ?? '');
    const position = words(this.language, 'lightbox.position', { index: index + 1, count });
    await expect(this.picture).toHaveAccessibleName(description);
    await expect(this.dialog.getByRole('figure')).toHaveText(position + description);
  }

  async enlarge() {
    await this.thumbnails.first().click();
    await this.expectShown(1);
  }

  async press(button: 'previous' | 'next' | 'close') {
    await this.dialog.getByRole('button', { name: words(this.language, `lightbox.${button}`) }).click();
  }

  async expectClosed() {
    await expect(this.dialog).toHaveCount(0);
    // Not `toBeFocused`: once Tab has reached its own bar, Firefox under automation says that no page has the focus.
    const isActive = () => this.thumbnails.first().evaluate((link) => link === document.activeElement);
    await expect.poll(isActive).toBe(true);
  }
}

/** Moves a finger over the middle of the screen. It uses the input of the browser, because events of a script never scroll. */
async function drag(page: Page, by: { x: number; y: number }) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const start = { x: width / 2 - by.x / 2, y: height / 2 - by.y / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 5; step += 1) {
    const point = { x: start.x + (by.x * step) / 5, y: start.y + (by.y * step) / 5 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What gets the focus one after the other: a button of the dialog, something behind it, or the browser's own bar. */
async function pressTabs(page: Page) {
  const reached: string[] = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    reached.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        // No element of the page has the focus while it is in the browser's bar.
        if (!focused || focused === document.body) return 'browser';
        return focused.closest('dialog') ? (focused.ariaLabel ?? 'dialog') : `behind: ${focused.outerHTML}`;
      }),
    );
  }
  return reached;
}

test('keys and buttons turn the pictures and close them, in both languages', { tag: '@smoke' }, async ({
  page,
}) => {
  const french = new Lightbox(page);
  await open(page, hashAddresses.fr.portfolio);
  await french.thumbnails.first().press('Enter');
  await french.expectShown(1);
  await expect
    .poll(() => french.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await french.expectShown(number);
  }
  const reached = await pressTabs(page);
  const buttons = ['previous', 'next', 'close'].map((name) => words('fr', `lightbox.${name}`));
  expect(reached).toEqual(expect.arrayContaining(buttons));
  expect(reached.filter((place) => place.startsWith('behind'))).toEqual([]);
  await french.dialog.press('Escape');
  await french.expectClosed();
  await expect(page).toHaveURL(hashAddresses.fr.portfolio);

  const english = new Lightbox(page, 'en');
  await switchTo(page, 'en');
  await english.enlarge();
  for (const [button, number] of [
    ['next', 2],
    ['previous', 1],
    ['previous', 0],
    ['next', 1],
  ] as const) {
    await english.press(button);
    await english.expectShown(number);
  }
  await english.press('close');
  await english.expectClosed();
  await expect(page).toHaveURL(hashAddresses.en.portfolio);
});

test('a picture is closed by Back and opens in a tab with Ctrl', async ({ page, context }) => {
  await open(page, hashAddresses.fr.home);
  await moveTo(page, 'fr', 'portfolio');
  const lightbox = new Lightbox(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    lightbox.thumbnails.first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/pictures\/works\/[\w.-]+\.(webp|avif|jpg|png)$/);
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await lightbox.enlarge();
  await goBack(page);
  await expectHeading(page, headings.fr.home);
  await page.goForward();
  await expectHeading(page, headings.fr.portfolio);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Tries to scroll the page behind the picture, by finger or by wheel and keys. */
async function tryToScroll(page: Page, isMobile: boolean) {
  if (isMobile) return drag(page, { x: 0, y: -300 });
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
}

/** Expects swipes to turn the pictures, and other drags to leave them. */
async function expectSwipes(page: Page, lightbox: Lightbox) {
  for (const [x, y, number] of [
    [0, -240, 1],
    [60, 240, 1],
    [-90, 80, 1],
    [-30, 0, 1],
    [-160, 20, 2],
    [160, -20, 1],
    [160, 0, 0],
    [-160, 0, 1],
  ] as const) {
    await drag(page, { x, y });
    await lightbox.expectShown(number);
  }
}

test('behind a picture nothing scrolls; a click beside closes it, a swipe turns it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const lightbox = new Lightbox(page);
  await open(page, hashAddresses.fr.portfolio);
  await lightbox.enlarge();
  const before = await page.evaluate(() => scrollY);
  await tryToScroll(page, isMobile);
  // A scroll takes effect with the next frame.
  const after = await page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  );
  expect(after).toBe(before);
  if (isMobile) await test.step('swipes', () => expectSwipes(page, lightbox));
  await (isMobile ? lightbox.picture.tap() : lightbox.picture.click());
  await lightbox.expectShown(1);
  await (isMobile ? page.touchscreen.tap(6, 6) : page.mouse.click(6, 6));
  await lightbox.expectClosed();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
