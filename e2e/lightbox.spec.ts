/** Looking at the pictures of a work, enlarged over the portfolio. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { hashAddresses, headings, type Language, languages, words, works } from './expected';
import { expectHeading, goBack, holdRequests, moveTo, open, switchTo } from './support';

/** The first work with pictures to turn over. */
const work = works.find(({ pictures }) => pictures.length > 1);
test.skip(!work, 'no work has two pictures');

const subTitle = work?.subTitle ?? '';
const pictures = work?.pictures ?? [];
const captions = work?.captions ?? [];
const count = pictures.length;

/** The thumbnails of the work and the dialog they open. */
class Lightbox {
  readonly thumbnails: Locator;
  readonly dialog: Locator;

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
  }

  picture(number: number) {
    return this.dialog.getByRole('img', { name: words(this.language, pictures[number - 1] ?? '') });
  }

  /** Where the picture is, parts beyond the window included. */
  async box(number: number) {
    return (await this.picture(number).boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 };
  }

  /** The line below a picture. */
  caption(number: number) {
    const position = words(this.language, 'lightbox.position', { index: number, count });
    return `${position} ${words(this.language, captions[number - 1] ?? '')}`;
  }

  async expectShown(number: number) {
    await expect(this.dialog.getByRole('paragraph')).toHaveText(this.caption(number));
    await expect(this.picture(number)).toBeInViewport();
    await expect(this.picture((number % count) + 1)).not.toBeInViewport();
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

/** Repeats a drag or a key until another picture is shown. */
async function expectTurnedTo(lightbox: Lightbox, number: number, turn: () => Promise<void>) {
  await expect
    .poll(async () => {
      await turn();
      return lightbox.dialog.getByRole('paragraph').textContent();
    })
    .toBe(lightbox.caption(number));
  await lightbox.expectShown(number);
}

test('no caption has more than eight words', () => {
  const all = languages.flatMap((language) =>
    works.flatMap((one) => one.captions.map((key) => words(language, key))),
  );
  expect(all.filter((caption) => caption.split(/\s+/).length > 8)).toEqual([]);
});

test('keys and buttons turn the pictures and close them, in both languages', { tag: '@smoke' }, async ({
  page,
}) => {
  const french = new Lightbox(page);
  await open(page, hashAddresses.fr.portfolio);
  await french.thumbnails.first().press('Enter');
  await french.expectShown(1);
  await expect
    .poll(() => french.picture(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', count],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await french.expectShown(number);
  }
  const largest = french.dialog.getByRole('link', { name: words('fr', 'lightbox.open') });
  await expect(largest).toHaveAttribute('href', (await french.thumbnails.first().getAttribute('href')) ?? '');
  const reached = await pressTabs(page);
  const buttons = ['previous', 'next', 'close'].map((name) => words('fr', `lightbox.${name}`));
  expect(reached).toEqual(expect.arrayContaining(buttons));
  expect(reached.filter((place) => place.startsWith('behind'))).toEqual([]);
  await french.dialog.press('Escape');
  await french.expectClosed();
  await expect(page).toHaveURL(hashAddresses.fr.portfolio);
  await test.step('in a narrow window an arrow first shows the rest of the picture', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await french.thumbnails.first().press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await french.box(1)).x).toBeLessThan(-100);
    await french.expectShown(1);
    await expectTurnedTo(french, 2, () => page.keyboard.press('ArrowRight'));
    await page.keyboard.press('Escape');
    if (size) await page.setViewportSize(size);
  });

  const english = new Lightbox(page, 'en');
  await switchTo(page, 'en');
  await english.enlarge();
  for (const [button, number] of [
    ['next', 2],
    ['previous', 1],
    ['previous', count],
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

test('on a phone a wide picture fills the height, and fingers pan, turn and enlarge it', {
  tag: '@touch',
}, async ({ page }) => {
  const lightbox = new Lightbox(page);
  const dragLeft = () => drag(page, { x: -300, y: 0 });
  await open(page, hashAddresses.fr.portfolio);
  const release = await holdRequests(page, /-(1280|1920)\.\w+\.avif$/);
  await lightbox.enlarge();
  const { width, height } = await lightbox.box(1);
  expect(height, 'before it has arrived').toBeGreaterThan(0.8 * 844);
  expect(width).toBeGreaterThan(2 * 390);
  release();

  await drag(page, { x: 20, y: 240 });
  await lightbox.expectShown(1);
  await drag(page, { x: -300, y: 20 });
  await expect.poll(async () => (await lightbox.box(1)).x).toBeLessThan(-200);
  await lightbox.expectShown(1);
  await lightbox.press('next');
  await lightbox.expectShown(2);

  await test.step('a double tap enlarges it, and back', async () => {
    for (const [scale, x, y] of [
      [2, 300, 300],
      [1, 100, 500],
    ] as const) {
      const under = async () => (x - (await lightbox.box(2)).x) / (await lightbox.box(2)).width;
      // The strip comes to rest first.
      let before = await under();
      const settle = async () => {
        const last = before;
        before = await under();
        return before - last;
      };
      await expect.poll(settle, { intervals: [200] }).toBe(0);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await lightbox.box(2)).width / width).toBeCloseTo(scale);
      expect(await under(), 'what is under the finger').toBeCloseTo(before);
    }
  });
  await test.step('a phone on its side shows the same picture as a whole', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await lightbox.expectShown(2);
    await expect(lightbox.picture(2)).toBeInViewport({ ratio: 0.99 });
    expect((await lightbox.box(2)).height).toBeGreaterThan(0.8 * 390);
    await expectTurnedTo(lightbox, 1 + (2 % count), dragLeft);
  });
  await test.step('two fingers enlarge everything', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture', { x: 400, y: 200, scaleFactor: 2 });
    expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

test('behind a picture nothing scrolls, and a click beside closes it', {
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
  await (isMobile ? lightbox.picture(1).tap() : lightbox.picture(1).click());
  await lightbox.expectShown(1);
  await (isMobile ? page.touchscreen.tap(6, 836) : page.mouse.click(6, 6));
  await lightbox.expectClosed();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
