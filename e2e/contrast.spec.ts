import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import {
  expectHeading,
  headings,
  type Language,
  languages,
  open,
  pageAddresses,
  pages,
  words,
} from './support';

// Contrast as it is seen: the ground is measured on the pixels behind each line of text, pictures and veils included.
// 7:1 for text to read, 4.5:1 for labels and for large titles; the worst spot of each line counts.

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

/** Waits for text that scripts replace: the sentence about the sky on Contact, the technologies on Portfolio. */
async function waitForWords(page: Page, name: (typeof pages)[number], language: Language) {
  if (name === 'contact') await expect(page.locator('canvas')).toBeAttached();
  if (name !== 'portfolio') return;
  await expect(page.getByRole('button', { name: words(language, 'overview.all') }).first()).toBeVisible();
}

/** The contrast that a line of text needs: less for labels and large titles. */
const required = ({ isLabel }: Line) => (isLabel ? 4.5 : 7);

/** The lines of a page that are harder to read than they may be, each measured at its worst spot. */
async function findUnreadableLines(page: Page, wanted: (line: Line) => number): Promise<string[]> {
  const lines = await readLines(page);
  expect(lines.length).toBeGreaterThan(10);
  await page.evaluate(() => {
    // The policy forbids style sheets from outside; what scripts set through the object model is free.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('transition', 'none', 'important');
      element.style.setProperty('color', 'transparent', 'important');
      element.style.setProperty('text-decoration-color', 'transparent', 'important');
    }
  });
  const shot = sharp(await page.screenshot({ fullPage: true, scale: 'css' })).removeAlpha();
  // Three pixels wide, as a letter's stroke is: a lone star is no ground.
  const { data, info } = await shot.blur(0.8).raw().toBuffer({ resolveWithObject: true });

  const unreadable: string[] = [];
  for (const line of lines) {
    const ink = luminance((line.color.match(/[\d.]+/g) ?? []).map(Number));
    let worst = Number.POSITIVE_INFINITY;
    for (let y = Math.floor(line.y); y < Math.min(line.y + line.height, info.height); y += 1) {
      for (let x = Math.floor(line.x); x < Math.min(line.x + line.width, info.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        worst = Math.min(
          worst,
          contrast(ink, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])),
        );
      }
    }
    if (worst < wanted(line))
      unreadable.push(`${worst.toFixed(2)} instead of ${wanted(line)}: “${line.text.slice(0, 40)}”`);
  }
  return unreadable;
}

for (const [language, name] of languages.flatMap((language) =>
  pages.map((name) => [language, name] as const),
)) {
  test(`every line of ${name} in ${language} can be read on the ground behind it`, {
    tag: language === 'fr' ? '@phone' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pageAddresses[language][name]);
    await expectHeading(page, headings[language][name]);
    await waitForWords(page, name, language);
    expect(await findUnreadableLines(page, required)).toEqual([]);
  });
}

for (const name of pages) {
  test(`its words can be read wherever the view behind ${name} has drifted to`, async ({ page }) => {
    for (const end of ['from', 'to'] as const) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, pageAddresses.fr[name]);
      await expectHeading(page, headings.fr[name]);
      await waitForWords(page, name, 'fr');
      const moving = await page.evaluate((where) => {
        // What scrolling moves stays with it.
        const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
        for (const animation of animations) {
          animation.pause();
          const length = Number(animation.effect?.getComputedTiming().duration);
          animation.currentTime = where === 'from' ? 0 : length - 1;
        }
        return animations.length;
      }, end);
      expect(moving).toBeGreaterThan(0);
      expect(await findUnreadableLines(page, required), `at the ${end} end`).toEqual([]);
    }
  });

  test(`asked for more contrast, ${name} has 7:1 for its smallest label and 3:1 for every frame`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
    await open(page, pageAddresses.fr[name]);
    await expectHeading(page, headings.fr[name]);
    await waitForWords(page, name, 'fr');
    const { ground, frames } = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas to read colours from');
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
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames)
      expect(contrast(luminance(frame), luminance(ground))).toBeGreaterThanOrEqual(3);
    expect(await findUnreadableLines(page, () => 7)).toEqual([]);
  });
}
