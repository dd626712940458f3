/** Every line of text has enough contrast however far the scene has drifted. */
import sharp from 'sharp';
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { contrast } from '../scripts/lib/contrast';
import { expect, type Page, test } from './fixtures';
import { pageBesides, type Site } from './support/site';
import { instant } from './support/words';

/** What WCAG asks of text to read at level AAA, and of labels and large titles at level AA. */
const wanted = { text: 7, label: 4.5 };

/** Every visible line of text down to an end of the page, with its colour and its place. */
const readLines = (page: Page, end: number) =>
  page.evaluate((bottom) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('no canvas');
    return textsIn(document.body).flatMap((node) => {
      const element = node.parentElement;
      const words = node.data.trim();
      const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // A menu covers what is inert.
      if (!words || !isSeen || element?.closest('title, [inert]')) return [];
      const isDrawn = element instanceof SVGElement;
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        // For ears alone, here or on this screen.
        if (style.clipPath === 'inset(50%)') return [];
        opacity *= Number(style.opacity);
      }
      const { color, fill, fontSize, fontVariantCaps, fontWeight } = getComputedStyle(element as Element);
      // A mixed colour is not in `rgb()`: the browser converts it.
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = isDrawn ? fill : color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }))
        .filter(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= innerWidth && height > 1)
        .filter(({ y, width }) => y < bottom && width > 1)
        .map((place) => ({
          words,
          color: [red, green, blue],
          opacity: (opacity * alpha) / 255,
          isLabel: isLarge || isDrawn || fontVariantCaps !== 'normal',
          ...place,
        }));
    });
  }, end);

const hex = (channels: number[]) => `#${Buffer.from(channels.map(Math.round)).toString('hex')}`;

/** The contrast of a colour on a level of grey, which shows through it. */
function contrastOn(grey: number, color: number[], opacity: number) {
  const mixed = color.map((part) => opacity * part + (1 - opacity) * grey);
  return contrast(hex(mixed), hex([grey, grey, grey]));
}

/** A pixel of the picture is two wide, nearly as a letter's stroke. A lone star is no ground. */
const scale = 0.5;

/** The levels of grey of a page down to an end. `page.screenshot` takes twice as long. */
async function photograph(page: Page, end: number) {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const height = Math.min(cssContentSize.height, end);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...cssContentSize, height, scale },
    captureBeyondViewport: height > cssLayoutViewport.clientHeight,
    optimizeForSpeed: true,
  });
  await session.detach();
  const grey = sharp(Buffer.from(data, 'base64')).removeAlpha().toColourspace('b-w').raw();
  return await grey.toBuffer({ resolveWithObject: true });
}

/** Adds styles as the policy allows it: by the object model. @returns a function to remove them */
async function addStyles(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Expects that each line down to an end of the page can be read at its worst spot. */
async function expectReadable(page: Page, { end = Number.POSITIVE_INFINITY, label = wanted.label } = {}) {
  const lines = await readLines(page, end);
  expect(lines.length).toBeGreaterThan(3);
  // Only what is behind the letters remains. A drawn word's outline is its ground.
  const none = 'transparent !important';
  const showText = await addStyles(
    page,
    `:root:root:root {
      & * { color: ${none}; text-decoration-color: ${none} }
      & text { fill: ${none}; stroke-width: 1em }
    }`,
  );
  const { data, info } = await photograph(page, end);
  await showText();
  const unreadable = lines.flatMap(({ words, color, opacity, isLabel, x, y, width, height }) => {
    const levels = [];
    for (let row = Math.floor(y * scale); row < Math.min((y + height) * scale, info.height); row += 1) {
      const start = row * info.width;
      levels.push(...data.subarray(start + Math.floor(x * scale), start + Math.ceil((x + width) * scale)));
    }
    const grounds = [Math.min(...levels), Math.max(...levels)];
    const worst = Math.min(...grounds.map((ground) => contrastOn(ground, color, opacity)));
    return worst < (isLabel ? label : wanted.text) ? [`${worst.toFixed(2)}: “${words.slice(0, 40)}”`] : [];
  });
  expect.soft(unreadable).toEqual([]);
}

/** Lets the view drift to an end, where it stays. @returns how far down the page anything drifts */
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

/** Without transitions, which would show a colour on its way. */
const stopTransitions = (page: Page) => addStyles(page, '* { transition: none !important }');

/** Opens each page as visitors do, by a move: the sky is late then, and entries get their heights. */
async function onEveryScreen(site: Site, check: () => Promise<void>) {
  const { page } = site;
  // By day the Sun may be alone, and is no list.
  await page.clock.setFixedTime(instant);
  await site.open(pageBesides('home', 'contact'));
  await stopTransitions(page);
  for (const route of [...routes, undefined])
    await test.step(route ?? 'the error screen', async () => {
      if (route) await site.moveTo(route);
      else {
        await site.typeHash('#/nope');
        await site.expectErrorScreen('notFound');
      }
      if (route === 'contact') await site.expectSky();
      await site.seeWholePage();
      await check();
    });
}

test.describe('every line of every page', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium photographs a whole page');

  // Words differ by language, and grounds by device: each is seen once.
  test('has enough contrast however far the scene has drifted', async ({ page, site }) => {
    await onEveryScreen(site, async () => {
      await test.step('at rest', () => expectReadable(page));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const drifted of ['from', 'to'] as const)
        await test.step(`drifted to its ${drifted} end`, async () => {
          const end = await driftTo(page, drifted);
          expect(end).toBeGreaterThan(0);
          await expectReadable(page, { end });
        });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
  });

  test.describe('on a phone', { tag: ['@touch', '@chromium'] }, () => {
    test.use({ language: locales.at(-1) });

    test('has the contrast that a visitor asks for', async ({ page, site }) => {
      await onEveryScreen(site, async () => {
        await test.step('as it is', () => expectReadable(page));
        await page.emulateMedia({ contrast: 'more' });
        await test.step('with more contrast', () => expectReadable(page, { label: wanted.text }));
        await page.emulateMedia({ contrast: 'no-preference' });
      });
      await test.step('the open menu', async () => {
        await site.moveTo('home');
        await site.menu.click();
        await expect(site.main).toHaveAttribute('inert');
        await expectReadable(page);
      });
    });
  });
});
