/** With a graphics card planets turn, by themselves or under a finger; else pictures stay. */

import sharp from 'sharp';
import { expect, type Page, test } from './fixtures';
import { hobbies, moveTo, open, path, record, roots, swipe, text } from './support';

// Worlds are drawn by the processor here, so they are small, and take seconds until they are there.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

/** Records contexts and draw calls of a page that may take the software renderer for a card. */
async function recordContexts(page: Page, hasGraphicsCard: boolean) {
  await page.addInitScript((isCard) => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts, draws: 0 });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options = {}) {
      const gl = Reflect.apply(getContext, this, [type, { ...options, failIfMajorPerformanceCaveat: false }]);
      if (gl instanceof WebGL2RenderingContext) contexts.push(gl);
      return gl;
    } as typeof getContext;
    const { getParameter, drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const UNMASKED_RENDERER = 0x9246;
      return isCard && name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
    };
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      Object.assign(window, { draws: Reflect.get(window, 'draws') + 1 });
      drawArrays.apply(this, given);
    };
  }, hasGraphicsCard);
}

/** How many contexts the page has made, and how many of them it still holds. */
const countContexts = (page: Page) =>
  page.evaluate(() => {
    const contexts: WebGL2RenderingContext[] = Reflect.get(window, 'contexts');
    return { made: contexts.length, held: contexts.filter((one) => !one.isContextLost()).length };
  });

const section = (page: Page, index: number) => page.getByRole('main').locator('section').nth(index);
const slider = (page: Page, index = 0) =>
  section(page, index).getByRole('slider', { name: text.fr('hobbies.turn') });
const picture = (page: Page, index = 0) => section(page, index).locator('img').first();

async function untilLive(page: Page, index = 0) {
  await section(page, index).scrollIntoViewIfNeeded();
  await expect(section(page, index).locator('canvas')).toBeVisible({ timeout: 60_000 });
}

/** Where a world is in the window, once it is in the middle of it. */
async function place(page: Page, index = 0) {
  await picture(page, index).evaluate((image) => image.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0 } = (await picture(page, index).boundingBox()) ?? {};
  return { x: Math.ceil(x), y: Math.ceil(y), width: 270, height: 180 };
}

/** A little blurred, as a picture and a frame differ in their finest grain. */
const look = async (page: Page, index: number) =>
  sharp(await page.screenshot({ clip: await place(page, index) }))
    .removeAlpha()
    .blur(1)
    .raw()
    .toBuffer();

/** The mean difference of two looks, in levels of 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** How often the page draws during so many animation frames. */
const drawsDuring = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const before = Reflect.get(window, 'draws') as number;
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    return (Reflect.get(window, 'draws') as number) - before;
  }, frames);

/** The angle of the first world, which its slider takes when it gets the focus. */
async function degrees(page: Page) {
  await slider(page).blur();
  await slider(page).focus();
  return Number(await slider(page).inputValue());
}

test('a world looks like its picture, turns with keys and finger, and may be lost', async ({
  page,
  context,
}) => {
  const { errors } = record(page);
  const withPicture = await context.newPage();
  await test.step('the picture stays without a graphics card', async () => {
    await recordContexts(withPicture, false);
    await open(withPicture, path('fr', 'hobbies'));
    await expect.poll(async () => (await countContexts(withPicture)).made).toBeGreaterThan(0);
    await expect.poll(async () => (await countContexts(withPicture)).held).toBe(0);
    expect(await withPicture.evaluate(() => Reflect.get(window, 'draws')), 'draw calls').toBe(0);
    await expect(withPicture.locator('canvas, [type=range]')).toHaveCount(0);
  });
  await recordContexts(page, true);
  await open(page, path('fr', 'hobbies'));
  for (const index of hobbies.keys()) {
    const still = await look(withPicture, index);
    await untilLive(page, index);
    const first = await look(page, index);
    expect(difference(first, still), `world ${index + 1}`).toBeLessThan(4);
    await slider(page, index).fill('60');
    await slider(page, index).blur();
    await expect.poll(async () => difference(await look(page, index), first)).toBeGreaterThan(0.5);
  }
  await test.step('an arrow key and a finger turn it; a vertical swipe scrolls the page', async () => {
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '65°');
    const { y } = await place(page);
    await swipe(page, 150, 320, 0, -90);
    await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeLessThan(y);
    expect(await degrees(page)).toBe(65);
    // The page may still be scrolling on after the swipe.
    await expect(async () => {
      await place(page);
      await swipe(page, 150, 320, 80, 0);
      expect(await degrees(page)).toBeGreaterThan(85);
    }).toPass();
    await expect.poll(() => drawsDuring(page, 3), 'it comes to rest').toBe(0);
  });
  expect(errors).toEqual([]);
  await test.step('the picture is back when the context is lost', async () => {
    await expect(picture(page)).toBeHidden();
    await page.evaluate(() => {
      for (const one of Reflect.get(window, 'contexts') as WebGL2RenderingContext[])
        one.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(page.locator('canvas, [type=range]')).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });
});

test('a world turns by itself only in view and unpaused, and leaves no context', async ({ page }) => {
  await recordContexts(page, true);
  await open(page, roots.fr);
  await moveTo(page, 'fr', 'hobbies');
  await untilLive(page);
  // Not before: without a graphics card a page that moves is slow.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => drawsDuring(page, 3)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => drawsDuring(page, 10), 'out of view').toBe(0);
  await page.getByRole('button', { name: text.fr('motion.pause') }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drawsDuring(page, 10)).toBe(0);
  await moveTo(page, 'fr', 'home');
  await expect.poll(async () => (await countContexts(page)).held).toBe(0);
});
