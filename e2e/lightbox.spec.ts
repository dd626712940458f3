/** Looking at a work's pictures in large, over the portfolio. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAddress, open } from './support';

const words = {
  fr: {
    address: './#/portfolio',
    work: 'Tableaux de bord et gestion des données',
    enlarge: /^Agrandir\s: /,
    dialog: 'Image agrandie',
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer',
    position: (index: number) => `${index} sur 3`,
  },
  en: {
    address: './en/#/portfolio',
    work: 'Dashboards and data management',
    enlarge: /^Enlarge: /,
    dialog: 'Enlarged picture',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    position: (index: number) => `${index} of 3`,
  },
} as const;

type Language = keyof typeof words;

/** The pictures of the first work, which has three, and the dialog they open in. */
class Pictures {
  readonly thumbnails: Locator;
  readonly dialog: Locator;
  readonly picture: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'fr',
  ) {
    const { work, enlarge, dialog } = words[language];
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: work }) });
    this.thumbnails = article.getByRole('link', { name: enlarge });
    this.dialog = page.getByRole('dialog', { name: dialog });
    this.picture = this.dialog.getByRole('img');
  }

  /** What the thumbnail says of its picture. */
  async description(number: number): Promise<string> {
    const name = await this.thumbnails
      .nth(number - 1)
      .getByRole('img')
      .getAttribute('alt');
    return (name ?? '').replace(words[this.language].enlarge, '');
  }

  async open(number = 1) {
    await open(this.page, words[this.language].address);
    await this.thumbnails.nth(number - 1).click();
    await this.expectShown(number);
  }

  /** Expects one picture, loaded, with its own description and its place among the three. */
  async expectShown(number: number) {
    await expect(this.picture).toHaveAccessibleName(await this.description(number));
    await expect(this.dialog).toContainText(words[this.language].position(number));
    await expect(this.dialog).toContainText(await this.description(number));
  }

  async press(button: 'previous' | 'next' | 'close') {
    await this.dialog.getByRole('button', { name: words[this.language][button] }).click();
  }

  async expectClosedAt(number: number) {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.thumbnails.nth(number - 1)).toBeFocused();
  }
}

/** Moves a finger over the middle of the screen: through the browser's own input, as a script can't make it scroll. */
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

for (const language of ['fr', 'en'] as const) {
  test(`a thumbnail opens its picture, and buttons turn to the others and round, in ${language}`, {
    tag: '@smoke',
  }, async ({ page, baseURL }) => {
    const pictures = new Pictures(page, language);
    await pictures.open(2);
    await expect
      .poll(() => pictures.picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectAddress(page, baseURL, words[language].address);

    await pictures.press('next');
    await pictures.expectShown(3);
    await pictures.press('next');
    await pictures.expectShown(1);
    await pictures.press('previous');
    await pictures.expectShown(3);
    await pictures.press('previous');
    await pictures.expectShown(2);

    await pictures.press('close');
    await pictures.expectClosedAt(2);
    await expectAddress(page, baseURL, words[language].address);
  });
}

test('the arrow keys turn to the other pictures and round, and Escape closes', async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'a phone has no arrow keys');
  const pictures = new Pictures(page);
  await pictures.open();
  await page.keyboard.press('ArrowRight');
  await pictures.expectShown(2);
  await page.keyboard.press('ArrowLeft');
  await pictures.expectShown(1);
  await page.keyboard.press('ArrowLeft');
  await pictures.expectShown(3);
  await page.keyboard.press('ArrowRight');
  await pictures.expectShown(1);
  await page.keyboard.press('Escape');
  await pictures.expectClosedAt(1);
  await expectAddress(page, baseURL, './#/portfolio');
});

test('Enter on a thumbnail opens it too', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Enter key');
  const pictures = new Pictures(page);
  await open(page, './#/portfolio');
  await pictures.thumbnails.nth(1).press('Enter');
  await pictures.expectShown(2);
});

test('a click or tap beside the picture closes, one on it does not', async ({ page, isMobile }) => {
  const pictures = new Pictures(page);
  await pictures.open();
  await (isMobile ? pictures.picture.tap() : pictures.picture.click());
  await pictures.expectShown(1);

  // On a phone the picture is as wide as the screen: beside it is above it.
  const beside = { x: 6, y: 6 };
  await (isMobile ? page.touchscreen.tap(beside.x, beside.y) : page.mouse.click(beside.x, beside.y));
  await pictures.expectClosedAt(1);
});

test('the focus stays in the dialog', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const pictures = new Pictures(page);
  await pictures.open();
  const buttons = pictures.dialog.getByRole('button');
  for (const name of [words.fr.previous, words.fr.next, words.fr.close]) {
    await expect(buttons.and(page.getByRole('button', { name }))).toBeVisible();
  }
  const reached = new Set<string>();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press(step < 6 ? 'Tab' : 'Shift+Tab');
    // After the last control the focus may go to the browser's own bar: then no element of the page has it.
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'browser';
        return focused.closest('dialog')
          ? (focused.getAttribute('aria-label') ?? 'dialog')
          : `behind: ${focused.outerHTML}`;
      }),
    );
  }
  expect([...reached].filter((place) => place.startsWith('behind'))).toEqual([]);
  expect(reached).toContain(words.fr.close);
  expect(reached).toContain(words.fr.next);
});

test('nothing behind can be reached: neither a flag nor a link', async ({ page }) => {
  const pictures = new Pictures(page);
  await pictures.open();
  for (const behind of [page.getByRole('button', { name: 'English' }), pictures.thumbnails.nth(1)]) {
    await behind.evaluate((control: HTMLElement) => control.focus());
    await expect(behind).not.toBeFocused();
  }
  await pictures.press('close');
  await pictures.expectClosedAt(1);
  await page.getByRole('button', { name: 'English' }).focus();
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
});

test('the page behind does not scroll and is where it was afterwards', async ({ page, isMobile }) => {
  const pictures = new Pictures(page);
  await pictures.open();
  const before = await page.evaluate(() => window.scrollY);
  if (isMobile) {
    await drag(page, { x: 0, y: -300 });
  } else {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
  }
  // A scroll takes effect with a frame: the second one after it has seen it.
  const after = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.scrollY))),
      ),
  );
  expect(after).toBe(before);
  await pictures.press('close');
  await pictures.expectClosedAt(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a swipe turns to the next and the previous picture', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  const pictures = new Pictures(page);
  await pictures.open();
  await drag(page, { x: -160, y: 20 });
  await pictures.expectShown(2);
  await drag(page, { x: 160, y: -20 });
  await pictures.expectShown(1);
  await drag(page, { x: 160, y: 0 });
  await pictures.expectShown(3);
});

test('a drag up or down, a slanting one and a short one turn no picture', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  const pictures = new Pictures(page);
  await pictures.open();
  for (const by of [
    { x: 0, y: -240 },
    { x: 60, y: 240 },
    { x: -90, y: 80 },
    { x: -30, y: 0 },
  ]) {
    await drag(page, by);
    await pictures.expectShown(1);
  }
  // The same finger, sideways and far enough, is still heard.
  await drag(page, { x: -160, y: 0 });
  await pictures.expectShown(2);
});

test('Ctrl and click open the file itself in a new tab', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'a phone has no Ctrl key');
  const pictures = new Pictures(page);
  await open(page, './#/portfolio');
  const thumbnail = pictures.thumbnails.first();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    thumbnail.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/pictures\/works\/[\w.-]+\.(webp|avif|jpg|png)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opened after a switch of language it speaks the new one', async ({ page, isMobile, baseURL }) => {
  test.skip(isMobile, 'the same on every device');
  await open(page, './#/portfolio');
  await page.getByRole('button', { name: 'English' }).click();
  const pictures = new Pictures(page, 'en');
  await pictures.thumbnails.first().click();
  await pictures.expectShown(1);
  await pictures.press('next');
  await pictures.expectShown(2);
  await expectAddress(page, baseURL, './en/#/portfolio');
});

test('Back leaves the page and the picture with it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  await open(page, './');
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio', exact: true }).click();
  const pictures = new Pictures(page);
  await pictures.thumbnails.first().click();
  await pictures.expectShown(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue à bord.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
