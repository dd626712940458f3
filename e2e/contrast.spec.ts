/** Every line of text can be read on what is behind it, pictures and veils included, wherever the view has drifted to. */
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { languages, seeWholePage, text, visitPages } from './support';

// The ground is measured on the pixels behind each line: 7:1 for text to read, 4.5:1 for labels and for large titles; the
// worst spot counts.

type Line = {
  text: string;
  color: string;
  isLabel: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Every visible line of text of the page, with its colour and its place on the page. */
function readLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (element.closest('[aria-hidden=true], .visually-hidden, script, style, title')) continue;
      const { color, fontSize, textTransform, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isOnPage = x >= 0 && y + scrollY >= 0 && x + width <= innerWidth && width > 1 && height > 1;
        if (!isOnPage) continue;
        const place = { x: x + scrollX, y: y + scrollY, width, height };
        lines.push({ text, color, isLabel: textTransform === 'uppercase' || isLarge, ...place });
      }
    }
    return lines;
  });
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Of each of the 256 levels: millions of pixels are measured. */
const levels = Array.from({ length: 256 }, (_, level) => linear(level / 255));

const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * (levels[red] ?? 0) + 0.7152 * (levels[green] ?? 0) + 0.0722 * (levels[blue] ?? 0);

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Of the pictures of pages: a pixel is then two wide, nearly as a letter's stroke is. A lone star is no ground. */
const scale = 0.5;

/** A picture of the page down to an end, as `page.screenshot` takes it, but smaller and packed in half the time. */
async function photograph(page: Page, end: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const height = Math.min(cssContentSize.height, end);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...cssContentSize, height, scale },
    captureBeyondViewport: height > cssLayoutViewport.clientHeight,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Leaves only what is behind the letters. */
const withoutText =
  ':root:root:root * { color: transparent !important; text-decoration-color: transparent !important }';

/** Adds styles through the object model, as the policy allows it. @returns a function that removes them */
async function addStyles(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** The lines down to an end of the page that are harder to read than they may be, each measured at its worst spot. */
async function findUnreadableLines(
  page: Page,
  label = 4.5,
  end = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const lines = (await readLines(page)).filter(({ y }) => y < end);
  expect(lines.length).toBeGreaterThan(5);
  const removeStyles = await addStyles(page, withoutText);
  const shot = sharp(await photograph(page, end));
  await removeStyles();
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const unreadable: string[] = [];
  for (const line of lines) {
    const ink = luminance((line.color.match(/[\d.]+/g) ?? []).map(Number));
    let worst = Number.POSITIVE_INFINITY;
    const [left, top] = [Math.floor(line.x * scale), Math.floor(line.y * scale)];
    const [right, bottom] = [(line.x + line.width) * scale, (line.y + line.height) * scale];
    for (let y = top; y < Math.min(bottom, info.height); y += 1) {
      for (let x = left; x < Math.min(right, info.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        worst = Math.min(
          worst,
          contrast(ink, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])),
        );
      }
    }
    const wanted = line.isLabel ? label : 7;
    if (worst < wanted)
      unreadable.push(`${worst.toFixed(2)} instead of ${wanted}: “${line.text.slice(0, 40)}”`);
  }
  return unreadable;
}

/** The contrast of each frame with the ground of the page. */
async function frameContrasts(page: Page): Promise<number[]> {
  const { ground, frames } = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    /** What a pixel of the colours is, each laid over the one before. */
    const mix = (...colors: string[]) => {
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--void');
    const framed = [...document.querySelectorAll('main :is(section, div, button, a, summary), nav button')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .filter((style) => Number.parseFloat(style.borderBlockEndWidth) > 0);
    return { ground: mix(ground), frames: framed.map((style) => mix(ground, style.borderBlockEndColor)) };
  });
  return frames.map((frame) => contrast(luminance(frame), luminance(ground)));
}

/** Lets the view drift to one of its ends, where it remains. @returns how far down the page anything drifts */
const driftTo = (page: Page, end: 'from' | 'to') =>
  page.evaluate((where) => {
    // What scrolling moves stays with it.
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const bottoms = animations.map((animation) => {
      animation.pause();
      const length = Number(animation.effect?.getComputedTiming().duration);
      animation.currentTime = where === 'from' ? 0 : length - 1;
      const { target } = animation.effect as KeyframeEffect;
      return (target?.closest('[aria-hidden=true]') ?? target)?.getBoundingClientRect().bottom ?? 0;
    });
    return Math.max(0, ...bottoms) + scrollY;
  }, end);

for (const language of languages) {
  // Words differ by language, and grounds by device: each is seen once.
  const tag = language === 'en' ? '@touch' : [];

  test(`every line of every page in ${language} can be read on the ground behind it`, { tag }, async ({
    page,
    isMobile,
  }) => {
    await visitPages(page, language, async (name) => {
      // What is late after a move: the sky on Contact, on Portfolio the height of each entry.
      if (name === 'contact')
        await expect(page.getByRole('list', { name: text[language]('sky.list') })).toBeAttached({
          timeout: 40_000,
        });
      if (name === 'portfolio') await seeWholePage(page);
      await addStyles(page, '* { transition: none !important }');
      expect.soft(await findUnreadableLines(page)).toEqual([]);
      await test.step('asked for more contrast: 7:1 for each label, 3:1 for each frame', async () => {
        await page.emulateMedia({ contrast: 'more' });
        expect.soft(Math.min(...(await frameContrasts(page)))).toBeGreaterThanOrEqual(3);
        expect.soft(await findUnreadableLines(page, 7)).toEqual([]);
        await page.emulateMedia({ contrast: 'no-preference' });
      });
      if (isMobile) return;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const end of ['from', 'to'] as const) {
        await test.step(`drifted to the ${end} end`, async () => {
          const bottom = await driftTo(page, end);
          expect(bottom).toBeGreaterThan(0);
          expect.soft(await findUnreadableLines(page, 4.5, bottom)).toEqual([]);
        });
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
  });
}
