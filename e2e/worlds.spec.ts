import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from 'playwright/test';
import sharp from 'sharp';
import { hobbies } from '../content/hobbies';
import { sizeSent } from '../scripts/lib/page-weight';
import { root } from '../scripts/lib/paths';
import {
  hashAddresses,
  languages,
  moveTo,
  open,
  pageAddresses,
  pages,
  recordErrors,
  switchTo,
  watchTraffic,
  words,
} from './support';

// Worlds are drawn by the processor here, so they are small, and their first frame takes seconds.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
test.skip(({ isMobile }) => isMobile, 'a desktop browser with the width and the touch screen of a phone');
test.setTimeout(120_000);

const untilShown = { timeout: 60_000 };

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

async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

const section = (page: Page, index: number) => page.getByRole('main').locator('section').nth(index);
const canvas = (page: Page, index: number) => section(page, index).locator('canvas');
const slider = (page: Page, index: number) => section(page, index).getByRole('slider');
const picture = (page: Page, index: number) => section(page, index).locator('img').first();

/** Opens the page of the worlds and waits until one of them turns. */
async function openLive(page: Page, index: number) {
  await withGraphicsCard(page);
  await open(page, pageAddresses.fr.hobbies);
  await untilLive(page, index);
}

async function untilLive(page: Page, index: number) {
  await section(page, index).scrollIntoViewIfNeeded();
  await expect(canvas(page, index)).toBeVisible(untilShown);
}

/** The pixels of a world as the visitor sees it, a little blurred: a picture and a frame differ in their finest grain. */
async function look(page: Page, index: number) {
  await picture(page, index).evaluate((image) => image.scrollIntoView({ block: 'center' }));
  const box = await picture(page, index).boundingBox();
  if (!box) throw new Error('no world to look at');
  const clip = { x: Math.ceil(box.x), y: Math.ceil(box.y), width: 270, height: 180 };
  return sharp(await page.screenshot({ clip }))
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

test('the first frame of each world looks like its picture, and arrow keys turn it', async ({
  page,
  context,
}) => {
  const errors = recordErrors(page);
  const withPicture = await context.newPage();
  await saveData(withPicture);
  await open(withPicture, pageAddresses.fr.hobbies);
  await withGraphicsCard(page);
  await open(page, pageAddresses.fr.hobbies);
  for (const index of hobbies.keys()) {
    await picture(withPicture, index).evaluate((image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode();
    });
    const still = await look(withPicture, index);
    await untilLive(page, index);
    const first = await look(page, index);
    expect(difference(first, still), `world ${index + 1}`).toBeLessThan(4);

    await slider(page, index).focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
    await slider(page, index).blur();
    await expect.poll(async () => difference(await look(page, index), first)).toBeGreaterThan(0.5);
  }
  expect(errors).toEqual([]);
});

test('the focus shows how to turn a world, in both languages', async ({ page }) => {
  await openLive(page, 0);
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
});

test('a drag turns a world, which then rests for those who asked for less motion', async ({ page }) => {
  await openLive(page, 0);
  const box = await picture(page, 0).boundingBox();
  if (!box) throw new Error('no world to drag');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 100, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 170, y, { steps: 4 });
  await page.mouse.up();
  expect(await drawsDuring(page, 3)).toBeLessThan(3);
  expect(await drawsDuring(page, 10)).toBe(0);
  await slider(page, 0).focus();
  // As far as its radius, and a little more.
  await expect.poll(async () => Number(await slider(page, 0).inputValue())).toBeGreaterThan(50);
});

test('a vertical swipe over a world scrolls the page, a sideways one turns the world', async ({ page }) => {
  await openLive(page, 0);
  const session = await page.context().newCDPSession(page);
  const swipe = async (right: number, down: number) => {
    const box = await picture(page, 0).boundingBox();
    if (!box) throw new Error('no world to swipe over');
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: box.x + 100 + right * part, y: box.y + 100 + down * part }],
      });
    await touch('touchStart', 0);
    for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', part);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const degrees = async () => {
    await slider(page, 0).blur();
    await slider(page, 0).focus();
    return Number(await slider(page, 0).inputValue());
  };

  const before = await page.evaluate(() => scrollY);
  await swipe(0, -90);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await degrees()).toBe(0);
  await swipe(80, 0);
  expect(await degrees()).toBeGreaterThan(20);
});

test('a world turns by itself, but neither out of view nor when paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, 0);
  await expect.poll(() => drawsDuring(page, 10)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: words('fr', 'motion.pause') }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drawsDuring(page, 10)).toBe(0);
});

test('the picture is back on paper, and when the context is lost', async ({ page }) => {
  await openLive(page, 0);
  await expect(picture(page, 0)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page, 0)).toBeVisible();
  await expect(canvas(page, 0)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    for (const context of Reflect.get(window, 'contexts') as WebGL2RenderingContext[])
      context.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(picture(page, 0)).toBeVisible();
});

test('the picture stays where only the processor draws', async ({ page }) => {
  const untilQuiet = watchTraffic(page);
  await open(page, pageAddresses.fr.hobbies);
  await untilQuiet();
  await expect(page.locator('canvas, [type=range]')).toHaveCount(0);
  await expect(picture(page, 0)).toBeVisible();
});

test('visits to the worlds leave no context behind', async ({ page }) => {
  await withGraphicsCard(page);
  await open(page, hashAddresses.fr.contact);
  for (let visit = 0; visit < 3; visit++) {
    await moveTo(page, 'fr', 'hobbies');
    await expect.poll(() => contextsInUse(page)).toBeGreaterThan(0);
    await moveTo(page, 'fr', 'contact');
    await expect.poll(() => contextsInUse(page)).toBe(0);
  }
});

test.describe('the script of the worlds', () => {
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');
  const folder = join(root, 'out/_next/static/chunks');
  const chunks = () =>
    readdirSync(folder).filter(
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('samplerCube'),
    );

  test('weighs at most 12 kB', () => {
    const [chunk = '', ...others] = chunks();
    expect(others).toEqual([]);
    expect(sizeSent(join(folder, chunk))).toBeLessThanOrEqual(12_000);
  });

  test('is fetched on its own page alone, and not for those who save data', async ({ page }) => {
    const fetched = async (address: string) => {
      const requested: string[] = [];
      const note = (request: Request) => requested.push(request.url());
      page.on('request', note);
      const untilQuiet = watchTraffic(page);
      await page.goto('about:blank');
      await open(page, address);
      await untilQuiet();
      page.off('request', note);
      return requested.filter((url) => chunks().some((chunk) => url.includes(chunk))).length;
    };
    for (const name of pages)
      expect(await fetched(pageAddresses.fr[name]), name).toBe(name === 'hobbies' ? 1 : 0);
    await saveData(page);
    expect(await fetched(pageAddresses.fr.hobbies)).toBe(0);
  });
});
