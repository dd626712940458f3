import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { hobbies } from '../content/hobbies';
import { hasOwnSnapshots } from './snapshots';
import {
  hashAddresses,
  languages,
  moveTo,
  open,
  pageAddresses,
  recordErrors,
  switchTo,
  watchTraffic,
  words,
} from './support';

// Worlds are drawn by the processor here, so they are small, and take seconds until they are there.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
test.skip(({ isMobile }) => isMobile, 'a desktop browser with the width and the touch screen of a phone');
test.setTimeout(120_000);
const untilDrawn = { timeout: 60_000 };

/** Lets the page take the software renderer for a graphics card, and records its contexts and draw calls. */
async function withGraphicsCard(page: Page) {
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts, draws: 0 });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options = {}) {
      const context = Reflect.apply(getContext, this, [
        type,
        { ...options, failIfMajorPerformanceCaveat: false },
      ]);
      if (context instanceof WebGL2RenderingContext) contexts.push(context);
      return context;
    } as typeof getContext;
    const { getParameter, drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const UNMASKED_RENDERER = 0x9246;
      return name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
    };
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      Object.assign(window, { draws: Reflect.get(window, 'draws') + 1 });
      drawArrays.apply(this, given);
    };
  });
}

const section = (page: Page, index: number) => page.getByRole('main').locator('section').nth(index);
const canvas = (page: Page, index: number) => section(page, index).locator('canvas');
const slider = (page: Page, index: number) => section(page, index).getByRole('slider');
const picture = (page: Page, index: number) => section(page, index).locator('img').first();

async function untilLive(page: Page, index: number) {
  await section(page, index).scrollIntoViewIfNeeded();
  await expect(canvas(page, index)).toBeVisible(untilDrawn);
}

/** Where a world is in the window, once it is in the middle of it. */
async function placeOf(page: Page, index: number) {
  await picture(page, index).evaluate((image) => image.scrollIntoView({ block: 'center' }));
  const box = await picture(page, index).boundingBox();
  if (!box) throw new Error('no world to look at');
  return { x: Math.ceil(box.x), y: Math.ceil(box.y), width: 270, height: 180 };
}

/** The pixels of a world as the visitor sees it, a little blurred: a picture and a frame differ in their finest grain. */
async function look(page: Page, index: number) {
  return sharp(await page.screenshot({ clip: await placeOf(page, index) }))
    .removeAlpha()
    .blur(1)
    .raw()
    .toBuffer();
}

/** The mean difference of two looks, in levels of 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

const contextsInUse = (page: Page) =>
  page.evaluate(
    () =>
      (Reflect.get(window, 'contexts') as WebGL2RenderingContext[]).filter(
        (context) => !context.isContextLost(),
      ).length,
  );

/** How often the page draws during so many animation frames. */
const drawsDuring = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const before = Reflect.get(window, 'draws') as number;
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    return (Reflect.get(window, 'draws') as number) - before;
  }, frames);

/** The middle of the first world, which follows the page. */
async function middle(page: Page) {
  const box = await picture(page, 0).boundingBox();
  if (!box) throw new Error('no world to touch');
  return { x: box.x + 100, y: box.y + box.height / 2 };
}

/** Swipes over the first world with one finger. */
async function swipe(page: Page, right: number, down: number) {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middle(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + right * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The angle of the first world, which its slider takes when it gets the focus. */
async function degrees(page: Page) {
  await slider(page, 0).blur();
  await slider(page, 0).focus();
  return Number(await slider(page, 0).inputValue());
}

/** Expects the first frame of a world to look like its picture, and its slider to turn it as in its snapshot. */
async function expectLooksLike(withPicture: Page, page: Page, index: number) {
  await picture(withPicture, index).evaluate((image: HTMLImageElement) => {
    image.loading = 'eager';
    return image.decode();
  });
  await expect(picture(withPicture, index)).toBeVisible();
  const still = await look(withPicture, index);
  await untilLive(page, index);
  const first = await look(page, index);
  expect(difference(first, still), `world ${index + 1}`).toBeLessThan(4);

  const turnTo = async (degrees: number) => {
    await slider(page, index).fill(String(degrees));
    await slider(page, index).blur();
  };
  await turnTo(60);
  await expect.poll(async () => difference(await look(page, index), first)).toBeGreaterThan(0.5);
  // Another processor rounds the light in another way.
  if (hasOwnSnapshots())
    await expect(page).toHaveScreenshot(`world-${index + 1}-turned.png`, {
      clip: await placeOf(page, index),
      maxDiffPixelRatio: 0.02,
    });
  await turnTo(0);
}

async function expectLabelledSlider(page: Page) {
  for (const language of languages) {
    await switchTo(page, language);
    const label = page.getByText(words(language, 'hobbies.turn')).first();
    const isSeen = async () => ((await label.boundingBox())?.width ?? 0) > 100;
    expect(await isSeen()).toBe(false);
    await page
      .getByRole('slider', { name: words(language, 'hobbies.turn') })
      .first()
      .focus();
    await expect.poll(isSeen).toBe(true);
  }
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', '5°');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', '355°');
  await page.keyboard.press('ArrowRight');
}

async function expectSwipes(page: Page) {
  const before = await page.evaluate(() => scrollY);
  await swipe(page, 0, -90);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await degrees(page)).toBe(0);
  await swipe(page, 80, 0);
  expect(await degrees(page)).toBeGreaterThan(20);
}

async function expectDrag(page: Page) {
  const before = await degrees(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 70, y, { steps: 4 });
  await page.mouse.up();
  expect(await drawsDuring(page, 3)).toBeLessThan(3);
  expect(await drawsDuring(page, 10)).toBe(0);
  await expect.poll(async () => ((await degrees(page)) - before + 360) % 360).toBeGreaterThan(50);
}

async function expectPictureBack(page: Page) {
  await expect(picture(page, 0)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page, 0)).toBeVisible();
  await expect(canvas(page, 0)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    for (const context of Reflect.get(window, 'contexts') as WebGL2RenderingContext[])
      context.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.locator('canvas, [type=range]')).toHaveCount(0);
  await expect(picture(page, 0)).toBeVisible();
}

test('a world looks like its picture, turns with keys, finger and mouse, and may be lost', {
  tag: '@snapshot',
}, async ({ page, context }) => {
  const errors = recordErrors(page);
  const withPicture = await context.newPage();
  await test.step('the picture stays without a graphics card', async () => {
    const untilQuiet = watchTraffic(withPicture);
    await open(withPicture, pageAddresses.fr.hobbies);
    await untilQuiet();
    await expect(withPicture.locator('canvas, [type=range]')).toHaveCount(0);
  });
  await withGraphicsCard(page);
  await open(page, pageAddresses.fr.hobbies);
  for (const index of hobbies.keys()) await expectLooksLike(withPicture, page, index);
  await untilLive(page, 0);
  await test.step('the focus shows how to turn it, in both languages', () => expectLabelledSlider(page));
  await test.step('a vertical swipe scrolls the page, a sideways one turns the world', () =>
    expectSwipes(page));
  await test.step('a drag turns it as far as its radius, and then it rests', () => expectDrag(page));
  expect(errors).toEqual([]);
  await test.step('the picture is back on paper, and when the context is lost', () =>
    expectPictureBack(page));
});

test('visits leave no context, and a world turns by itself only in view and unpaused', async ({ page }) => {
  await withGraphicsCard(page);
  await open(page, hashAddresses.fr.contact);
  const leave = async () => {
    await moveTo(page, 'fr', 'contact');
    await expect.poll(() => contextsInUse(page)).toBe(0);
  };
  await moveTo(page, 'fr', 'hobbies');
  await expect.poll(() => contextsInUse(page), untilDrawn).toBeGreaterThan(0);
  await leave();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await moveTo(page, 'fr', 'hobbies');
  await untilLive(page, 0);
  await expect.poll(() => drawsDuring(page, 3)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: words('fr', 'motion.pause') }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drawsDuring(page, 10)).toBe(0);
  await leave();
});
