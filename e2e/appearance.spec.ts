/** Each page looks and is read aloud as in its snapshots, also while parts are late or missing. */
import { expect, type Page, test } from './fixtures';
import {
  errorHeading,
  expectHeading,
  hold,
  instant,
  languages,
  moveTo,
  open,
  pages,
  path,
  record,
  roots,
  scripts,
  seeWholePage,
  text,
} from './support';

/** Without hashes, the path of the site, and Next's own announcer, which is empty. */
const ariaSnapshotOf = async (page: Page, baseURL = '') =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/ [0-9a-f]{7,}":$/m, '":')
    .replaceAll(`/url: ${new URL(baseURL).pathname}`, '/url: /')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  // Each language on one device, as each layout and each word is then seen once.
  const tag = language === 'en' ? ['@touch', '@snapshot'] : '@snapshot';

  test(`pages in ${language} look and are read as in their snapshots`, { tag }, async ({ page, baseURL }) => {
    const { errors } = record(page);
    await page.clock.setFixedTime(instant);
    for (const name of pages) {
      await open(page, path(language, name));
      if (name === 'contact')
        await expect(page.getByRole('list', { name: text[language]('sky.list') })).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // Pictures near the window alone are loaded; a screenshot may lack one until it is decoded.
      await page.evaluate(() => {
        const loaded = [...document.images].filter((one) => one.complete || one.loading !== 'lazy');
        return Promise.all(loaded.map((one) => one.decode().catch(() => {})));
      });
      await expect.soft(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
      expect
        .soft(await ariaSnapshotOf(page, baseURL))
        .toMatchSnapshot(['__aria__', `${name}-${language}.yml`]);
    }
    expect(errors).toEqual([]);
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(text[language]('error.whatHappened.notFound'))).toBeVisible();
    expect.soft(await ariaSnapshotOf(page, baseURL)).toMatchSnapshot(['__aria__', `error-${language}.yml`]);
  });
}

test('every picture of every page arrives', { tag: '@smoke' }, async ({ page }) => {
  await open(page, roots.fr);
  for (const name of pages) {
    if (name !== 'home') await moveTo(page, 'fr', name);
    await seeWholePage(page);
    // Decorative ones too. A background from elsewhere may fail.
    const broken = () =>
      [...document.images]
        .filter((one) => one.checkVisibility() && one.naturalWidth === 0)
        .flatMap(({ currentSrc }) => (currentSrc.startsWith(location.origin) ? currentSrc : []));
    expect(await page.evaluate(broken), name).toEqual([]);
  }
});

const pictures = /\.(avif|webp|jpg|png|svg)(\?|$)/;
const fonts = /\.woff2$/;

/** Adds the widths of all lines of text to those of their fonts. */
const addWidths = async (page: Page, sums: Record<string, number>) => {
  const widths = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: [font: string, width: number][] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      range.selectNodeContents(walker.currentNode);
      if (!element?.checkVisibility()) continue;
      const [font = ''] = getComputedStyle(element).fontFamily.split(',');
      for (const { width } of range.getClientRects()) lines.push([font, width]);
    }
    return lines;
  });
  for (const [font, width] of widths) sums[font] = (sums[font] ?? 0) + width;
};

test('words are shown before fonts, as wide, and what arrives later moves nothing', {
  tag: '@touch',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const readShift = () => page.evaluate<number>(() => Reflect.get(window, 'shift'));
  const untilDrawn = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const before: Record<string, number> = {};
  const after: Record<string, number> = {};
  for (const name of pages) {
    const releaseFonts = await hold(page, fonts);
    const release = await hold(page, new RegExp(`${scripts.source}|${pictures.source}`));
    await page.goto(path('fr', name), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: text.fr(`${name}.title`) })).toBeVisible();
    // Invisible letters that wait for their font would not count as painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await addWidths(page, before);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await addWidths(page, after);
    await untilDrawn();
    const shift = await readShift();
    release();
    await page.waitForLoadState('load');
    await untilDrawn();
    expect((await readShift()) - shift, name).toBeLessThan(0.001);
    await page.unrouteAll();
  }
  // Single lines may break elsewhere, as a pixel decides; all of a font together stay as wide.
  for (const [font, width] of Object.entries(after))
    expect(Math.abs(width / (before[font] ?? 0) - 1), font).toBeLessThan(0.015);
});
