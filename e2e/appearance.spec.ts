/** Each page looks and is read aloud as in its snapshots (`npm run snapshots` renews them), also while parts are late or missing. */
import { expect, type Page, test } from 'playwright/test';
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

/** What a screen reader reads, without the hashes of pictures and of the commit, the path of the site, and Next's own announcer, which is empty. */
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
      await page.evaluate(async () => {
        await document.fonts.ready;
        const isInWindow = (image: HTMLImageElement) => {
          const { top, bottom } = image.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        };
        await Promise.all([...document.images].filter(isInWindow).map((image) => image.decode()));
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

const picturesAndFonts = /\.(avif|webp|jpg|png|svg|woff2)(\?|$)/;

test('without pictures and fonts pages keep their layout', async ({ page }) => {
  await page.route(picturesAndFonts, (route) => route.abort());
  const { thrown } = record(page);
  await open(page, path('fr', 'home'));
  for (const name of pages) {
    await moveTo(page, 'fr', name);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // A failed picture has no width while the file for another window is asked for.
      const problems = () => [
        ...[...document.images]
          .filter(
            (one) => one.checkVisibility() && one.alt && Math.min(one.clientWidth, one.clientHeight) < 60,
          )
          .map(({ alt }) => alt),
        ...(document.documentElement.scrollWidth > innerWidth ? ['overflow'] : []),
      ];
      await expect.poll(() => page.evaluate(problems), `${name}, ${width} px`).toEqual([]);
    }
  }
  expect(thrown).toEqual([]);
});

test('words are shown before other parts, which then move nothing', { tag: '@touch' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const name of pages) {
    const release = await hold(page, new RegExp(`${scripts.source}|${picturesAndFonts.source}`));
    await page.goto(path('fr', name), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: text.fr(`${name}.title`) })).toBeVisible();
    // Invisible letters that wait for their font would not count as painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // The letters of the fallback font are a few pixels wider or narrower.
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), name).toBeLessThan(0.005);
    await page.unrouteAll();
  }
});
