/** Scripts, pictures or fonts that never arrive, or late: the words are there at once, and nothing moves when the rest comes. */
import { expect, test } from 'playwright/test';
import { hold, routeScript } from './host';
import { hash, moveTo, open, pages, path, record, text, videos } from './support';

const scripts = /\/_next\/static\/.*\.js$/;
const picturesAndFonts = /\.(avif|webp|jpg|png|svg|woff2)(\?|$)/;

test('without the script of the players each is a link', async ({ page }) => {
  const [video] = videos;
  test.skip(!video, 'no work has a video');
  const { thrown } = record(page);
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'YouTube' }),
  );
  await routeScript(page, 'lyt-activated', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, hash('fr', 'portfolio'));
  const title = text.fr(video?.title ?? '');
  await page.getByRole('link', { name: text.fr('video.play', { title }), exact: true }).click();
  await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${video?.id}`);
  expect(thrown).toEqual([]);
});

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
        ...[...document.fonts]
          .filter(({ family, status }) => !family.includes('stand-in') && status === 'loaded')
          .map(({ family }) => family),
        ...(document.documentElement.scrollWidth > innerWidth ? ['overflow'] : []),
      ];
      await expect.poll(() => page.evaluate(problems), `${name}, ${width} px`).toEqual([]);
    }
  }
  expect(thrown).toEqual([]);
});

test('words are shown before other parts, which then move nothing', { tag: '@phone' }, async ({ page }) => {
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
