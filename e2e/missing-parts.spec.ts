/** Scripts, pictures or fonts that are late or never arrive: the words stay readable and the links work. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import { hashAddresses, headings, pageAddresses, pages, videos, words } from './expected';
import { expectHeading, holdRequests, moveTo, open, recordThrown, visitPages } from './support';

const scripts = '**/_next/static/**/*.js';
const picturesAndFonts = /\.(avif|webp|jpg|png|svg|woff2)(\?|$)/;
const parts = /\.(js|avif|webp|jpg|png|svg|woff2)(\?|$)/;

/** A text near the top of each page. */
const leads = {
  home: 'home.intro',
  portfolio: 'portfolio.lead',
  contact: 'contact.email',
  hobbies: hobbies[0]?.intro ?? '',
};

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('when a script is missing, or all, the page is readable and its links work', async ({ page }) => {
  const html = await (await page.request.get(pageAddresses.fr.contact)).text();
  const names = [...html.matchAll(/_next\/static\/chunks\/([^"\\]+\.js)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  // A page starts once all have arrived, so it matters little which one is missing.
  const missing = [names[Math.floor(names.length / 2)], '_next/static/*.js'];
  // A route would switch off the browser's cache, in which the other files are from the second time on.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  for (const file of missing) {
    await test.step(`${file}`, async () => {
      await session.send('Network.setBlockedURLs', { urls: [`*/${file}`] });
      await page.goto(pageAddresses.fr.contact, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('link', { name: profile.email })).toBeVisible();
      await moveTo(page, 'fr', 'hobbies');
    });
  }
});

test('without the script of the players videos are links to YouTube', async ({ page }) => {
  const [video] = videos;
  test.skip(!video, 'no work has a video');
  const thrown = recordThrown(page);
  let refused = 0;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isPlayer = (await response.text()).includes('customElements.define("lite-youtube"');
    refused += Number(isPlayer);
    await (isPlayer ? route.fulfill({ status: 404, body: 'Not found' }) : route.fulfill({ response }));
  });
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' }),
  );
  await open(page, hashAddresses.fr.portfolio);
  await expect.poll(() => refused).toBeGreaterThan(0);
  const title = words('fr', video?.title ?? '');
  await page.getByRole('link', { name: words('fr', 'video.play', { title }), exact: true }).click();
  await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${video?.id}`);
  expect(thrown).toEqual([]);
});

test('without pictures and fonts pages keep their layout', async ({ page }) => {
  await page.route(picturesAndFonts, (route) => route.abort());
  const thrown = recordThrown(page);
  const layout = () => ({
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    collapsed: [...document.images]
      .filter((image) => image.checkVisibility() && image.alt)
      .filter((image) => Math.min(image.clientWidth, image.clientHeight) < 60)
      .map((image) => image.alt),
    fonts: [...document.fonts].filter(
      ({ family, status }) => !family.includes('stand-in') && status === 'loaded',
    ).length,
  });
  await visitPages(page, 'fr', async (name) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // A failed picture has no width while the file for another window is asked for.
      await expect
        .poll(() => page.evaluate(layout), `${name}, ${width} px`)
        .toEqual({
          overflow: 0,
          collapsed: [],
          fonts: 0,
        });
    }
  });
  // The description is drawn in place of its picture.
  const picture = page.getByRole('main').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.screenshot();
  await picture.evaluate((image: HTMLImageElement) => {
    image.alt = ' ';
  });
  expect((await picture.screenshot()).equals(before)).toBe(false);
  expect(thrown).toEqual([]);
});

/** How far things have moved by themselves. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        // The last arrival has been drawn after two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
      }),
  );

test('words are shown before other parts, which then move nothing', { tag: '@phone' }, async ({ page }) => {
  for (const name of pages) {
    const release = await holdRequests(page, parts);
    await page.goto(pageAddresses.fr[name], { waitUntil: 'commit' });
    await expectHeading(page, headings.fr[name]);
    await expect(page.getByRole('main').getByText(words('fr', leads[name])).first()).toBeVisible();
    // Invisible letters that wait for their font would not count as painted.
    await expect.poll(() => firstPaint(page)).toBe(1);
    release();
    await page.waitForLoadState('load');
    // The letters of the fallback font are a few pixels wider or narrower.
    expect(await layoutShift(page), name).toBeLessThan(0.005);
    await page.unrouteAll();
  }
});
