/** With a graphics card planets turn, by themselves or under a finger; else pictures stay. */
import sharp from 'sharp';
import { canTurn } from '../app/hobbies/world/worlds';
import { hobbiesIn } from '../app/lib/texts/own-texts';
import { hobbies } from '../content/hobbies';
import { readMessages } from '../scripts/lib/messages';
import { expect, type Page, test } from './fixtures';
import { swipe } from './support/gestures';
import { record, untilQuiet } from './support/requests';
import { Site } from './support/site';

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

/** The hobbies whose worlds turn, by their order on the page. */
const turning = [...hobbies.entries()].filter(([, { world }]) => canTurn(world));
const [first = 0] = turning.map(([index]) => index);

const section = (site: Site, index: number) => site.main.locator('section').nth(index);
/** The name of a world: the line above its title, if it has one. */
function planetOf(site: Site, index: number): string {
  const { eyebrow, title } = hobbiesIn(readMessages(site.language))[index] ?? {};
  return eyebrow ?? title ?? '';
}
const slider = (site: Site, index = first) =>
  section(site, index).getByRole('slider', {
    name: site.text('hobbies.turn', { planet: planetOf(site, index) }),
  });
const picture = (site: Site, index = first) => section(site, index).locator('img').first();
/** What only a live world has. */
const live = (site: Site) => site.main.locator('canvas, [type=range]');

async function untilLive(site: Site, index = first) {
  await section(site, index).scrollIntoViewIfNeeded();
  await expect(section(site, index).locator('canvas')).toBeVisible({ timeout: 60_000 });
}

/** Where a world is in the window, once it is in the middle of it. */
async function place(site: Site, index = first) {
  await picture(site, index).evaluate((image) => image.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0 } = (await picture(site, index).boundingBox()) ?? {};
  return { x: Math.ceil(x), y: Math.ceil(y), width: 270, height: 180 };
}

/** Red, green and blue. */
const channels = 3;

/** A little blurred, as a picture and a frame differ in their finest grain. */
const look = async (site: Site, index: number) =>
  sharp(await site.page.screenshot({ clip: await place(site, index) }))
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
async function degrees(site: Site) {
  await slider(site).blur();
  await slider(site).focus();
  return Number(await slider(site).inputValue());
}

test('worlds stay pictures without a graphics card', async ({ page, site }) => {
  test.skip(!hobbies.length, 'the site has no worlds');
  await recordContexts(page, false);
  await site.visit(site.path('hobbies'));
  await section(site, hobbies.length - 1).scrollIntoViewIfNeeded();
  await untilQuiet(page);
  await expect.poll(async () => (await countContexts(page)).made).toBe(Math.min(turning.length, 1));
  await expect.poll(async () => (await countContexts(page)).held).toBe(0);
  expect((await countContexts(page)).made).toBe(Math.min(turning.length, 1));
  expect(await page.evaluate(() => Reflect.get(window, 'draws')), 'draw calls').toBe(0);
  await expect(picture(site)).toBeVisible();
  await expect(live(site)).toHaveCount(0);
});

test.describe('with a graphics card', () => {
  test.skip(!turning.length, 'no world turns');

  test.beforeEach(async ({ page, site }) => {
    await recordContexts(page, true);
    await site.visit(site.path('hobbies'));
  });

  test('each world looks like its picture', async ({ context, site }) => {
    const withPictures = new Site(await context.newPage());
    await recordContexts(withPictures.page, false);
    await withPictures.visit(site.path('hobbies'));
    const stills: Buffer[] = [];
    for (const [index] of turning) stills[index] = await look(withPictures, index);
    await withPictures.page.close();
    for (const [index, { key }] of turning)
      await test.step(key, async () => {
        await untilLive(site, index);
        const first = await look(site, index);
        expect(difference(first, stills[index] ?? Buffer.of())).toBeLessThan(5);
        await slider(site, index).fill('10');
        await slider(site, index).blur();
        // How much less it differs from the first look when that is moved to the right.
        const turnToRight = async () => {
          const [turned, moved] = [await look(site, index), 4 * channels];
          const toRight = difference(first.subarray(0, -moved), turned.subarray(moved));
          return difference(first.subarray(moved), turned.subarray(0, -moved)) - toRight;
        };
        await expect.poll(turnToRight).toBeGreaterThan(0.1);
      });
  });

  test('a world turns until it is left', async ({ page, site }) => {
    const { errors } = record(page);
    await untilLive(site);
    await expect(picture(site)).toBeHidden();
    await test.step('without a mouse', async () => {
      const before = await degrees(site);
      await slider(site).press('ArrowRight');
      await expect(slider(site), 'five degrees a key').toHaveAttribute('aria-valuetext', `${before + 5}°`);
      const { y } = await place(site);
      await swipe(page, 150, 320, 0, -90);
      await expect.poll(async () => (await picture(site).boundingBox())?.y).toBeLessThan(y);
      expect(await degrees(site)).toBe(before + 5);
      // The page may still be scrolling on after the swipe.
      await expect(async () => {
        const start = await degrees(site);
        await place(site);
        await swipe(page, 150, 320, 80, 0);
        const turned = ((await degrees(site)) - start + 360) % 360;
        expect(turned).toBeGreaterThan(25);
        expect(turned, 'to the right').toBeLessThan(180);
      }).toPass({ timeout: 60_000 });
      await expect.poll(() => drawsDuring(page, 3), 'it comes to rest').toBe(0);
    });
    await test.step('by itself only while somebody sees it', async () => {
      // Not before: without a graphics card a page that moves is slow.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await place(site);
      await expect.poll(() => drawsDuring(page, 3)).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const { y = 0, height = 0 } = (await site.main.locator('canvas').first().boundingBox()) ?? {};
      // The page of a single hobby may be as high as the window.
      if (y + height < 0) await expect.poll(() => drawsDuring(page, 10), 'out of view').toBe(0);
      await page.getByRole('button', { name: site.text('motion.pause') }).click();
      await place(site);
      await expect.poll(() => drawsDuring(page, 10), 'paused').toBe(0);
      await page.getByRole('button', { name: site.text('motion.play') }).press('Enter');
      await place(site);
      await expect.poll(() => drawsDuring(page, 10), 'in view').toBeGreaterThan(0);
    });
    expect(errors).toEqual([]);
    await site.moveTo('home');
    await expect.poll(async () => (await countContexts(page)).held, 'contexts of a page left').toBe(0);
  });

  test('the picture is shown again when the graphics card is lost', async ({ page, site }) => {
    await untilLive(site);
    await page.evaluate(() => {
      for (const one of Reflect.get(window, 'contexts') as WebGL2RenderingContext[])
        one.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(live(site)).toHaveCount(0);
    await expect(picture(site)).toBeVisible();
  });
});
