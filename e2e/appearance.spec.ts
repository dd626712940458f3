/** Each page matches its screenshot, and nothing shifts when late parts of it arrive. */
import { routes } from '../app/lib/address/addresses';
import { defaultLocale } from '../app/lib/locales';
import { profile } from '../content/profile';
import { expect, type Page, test } from './fixtures';
import { hold, record, scripts } from './support/requests';
import { everyPage } from './support/site';
import { instant } from './support/words';

// Each language on one device, as each layout and each word is then seen once.
const tagsIn = (language: string) => (language === defaultLocale ? '@snapshot' : ['@touch', '@snapshot']);

for (const { language, route } of everyPage) {
  test.describe(`${route} in ${language}`, { tag: tagsIn(language) }, () => {
    test.use({ language });

    test('matches its screenshot', async ({ page, site }) => {
      const { errors } = record(page);
      await page.clock.setFixedTime(instant);
      await site.visit(site.path(route));
      if (route === 'contact') await site.expectSky();
      await page.evaluate(() => document.fonts.ready);
      // Pictures near the window alone are loaded; a screenshot may lack one until it is decoded.
      await page.evaluate(() => {
        const loaded = [...document.images].filter((one) => one.complete || one.loading !== 'lazy');
        return Promise.all(loaded.map((one) => one.decode().catch(() => {})));
      });
      await expect.soft(page).toHaveScreenshot(`${route}-${language}.png`, { animations: 'disabled' });
      expect(errors).toEqual([]);
    });
  });
}

// By it a fork knows that the screenshots are not its own.
test('the screenshots show the owner of the site', { tag: '@snapshot' }, () => {
  expect(profile.name).toMatchSnapshot(['__screenshots__', 'owner.txt']);
});

test('every picture of every page is loaded', { tag: '@smoke' }, async ({ page, site }) => {
  await site.open('home');
  for (const route of routes) {
    if (route !== 'home') await site.moveTo(route);
    await site.seeWholePage();
    // Decorative ones too. A background from elsewhere may fail.
    const own = await page.evaluate(() =>
      [...document.images]
        .filter(
          (one) =>
            one.checkVisibility() && new URL(one.currentSrc || '/', location.href).origin === location.origin,
        )
        .map(({ currentSrc, naturalWidth }) => ({ currentSrc, naturalWidth })),
    );
    expect(own, route).not.toEqual([]);
    expect(
      own.filter(({ naturalWidth }) => naturalWidth === 0),
      route,
    ).toEqual([]);
  }
});

const pictures = /\.(avif|webp|jpg|png|svg)(\?|$)/;
const fonts = /\.woff2$/;

/** Adds the widths of all lines of text to those of their fonts. */
const addWidths = async (page: Page, sums: Record<string, number>) => {
  const widths = await page.evaluate(() => {
    const range = document.createRange();
    const lines: [font: string, width: number][] = [];
    for (const text of textsIn(document.body)) {
      const element = text.parentElement;
      range.selectNodeContents(text);
      if (!element?.checkVisibility()) continue;
      const [font = ''] = getComputedStyle(element).fontFamily.split(',');
      for (const { width } of range.getClientRects()) lines.push([font, width]);
    }
    return lines;
  });
  for (const [font, width] of widths) sums[font] = (sums[font] ?? 0) + width;
};

test.describe('while parts of a page are late', { tag: '@touch' }, () => {
  const frames = (page: Page) =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const readShift = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'shift'));

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );

  test('text keeps its width when its fonts arrive', async ({ page, site }) => {
    const before: Record<string, number> = {};
    const after: Record<string, number> = {};
    for (const route of routes) {
      // A picture would count as painted too.
      const release = await hold(page, new RegExp(`${fonts.source}|${pictures.source}`));
      await page.goto(site.path(route), { waitUntil: 'commit' });
      await site.expectHeading(route);
      // Invisible letters that wait for their font would not count as painted.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await addWidths(page, before);
      release();
      await page.evaluate(() => document.fonts.ready);
      const own = await page.evaluate(() =>
        [...document.fonts].filter(({ status, display }) => status === 'loaded' && display === 'swap'),
      );
      expect(own.length, `fonts of ${route} that have arrived`).toBeGreaterThan(1);
      await addWidths(page, after);
      await page.unrouteAll();
    }
    expect(Object.keys(after).length, 'fonts').toBeGreaterThan(1);
    // Single lines may break elsewhere, as a pixel decides; all of a font together stay as wide.
    for (const [font, width] of Object.entries(after))
      expect(Math.abs(width / (before[font] ?? 0) - 1), font).toBeLessThan(0.015);
  });

  for (const route of routes) {
    // Only Chromium measures shifts.
    test(`what arrives late on ${route} shifts nothing`, { tag: '@chromium' }, async ({ page, site }) => {
      const release = await hold(page, new RegExp(`${scripts.source}|${pictures.source}`));
      await page.goto(site.path(route), { waitUntil: 'commit' });
      await site.expectHeading(route);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      const before = await readShift(page);
      release();
      await site.untilReady();
      await site.seeWholePage();
      await frames(page);
      expect((await readShift(page)) - before).toBeLessThan(0.001);
    });
  }
});
