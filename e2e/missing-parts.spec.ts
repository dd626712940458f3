/** Scripts, pictures or fonts that are late or never arrive: the words stay readable and the links work. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import { hashAddresses, headings, pageAddresses, pages, videos, words, works } from './expected';
import { expectHeading, moveTo, open, switchTo } from './support';

const scripts = '**/_next/static/**/*.js';
const picturesAndFonts = /\.(avif|webp|jpg|png|svg|woff2)(\?|$)/;

/** A text near the top of each page. */
const leads = {
  home: 'home.intro',
  portfolio: 'portfolio.lead',
  contact: 'contact.email',
  hobbies: hobbies[0]?.intro ?? '',
};

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('without any script links, menu and flags work', { tag: '@touch' }, async ({ page }) => {
  await page.route(scripts, (route) => route.abort('blockedbyclient'));
  await page.goto(hashAddresses.fr.portfolio);
  const subTitle = works.at(-1)?.subTitle ?? '';
  for (const language of ['fr', 'en'] as const) {
    if (language === 'en') await switchTo(page, language);
    await expectHeading(page, headings[language].portfolio);
    await expect(page.getByRole('heading', { name: words(language, subTitle), exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: words('en', 'nav.menu'), exact: true }).click();
  const link = page.getByRole('navigation').getByRole('list').getByRole('link');
  await link.filter({ hasText: words('en', 'nav.hobbies') }).click();
  await expectHeading(page, headings.en.hobbies);
  await expect(page).toHaveURL(pageAddresses.en.hobbies);
});

test('whichever script is missing, the page is readable and its links work', async ({ page }) => {
  const html = await (await page.request.get(pageAddresses.fr.contact)).text();
  const names = [...html.matchAll(/_next\/static\/chunks\/([^"\\]+\.js)/g)].map(([, name = '']) => name);
  const chunks = new Set(names);
  expect(chunks.size).toBeGreaterThan(4);
  for (const chunk of chunks) {
    await test.step(chunk, async () => {
      await page.route(`**/${chunk}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.goto(pageAddresses.fr.contact);
      await expect(page.getByRole('link', { name: profile.email })).toBeVisible();
      await moveTo(page, 'fr', 'hobbies');
      await page.unroute(`**/${chunk}`);
    });
  }
});

test('without the script of the players videos are links to YouTube', async ({ page }) => {
  const [video] = videos;
  test.skip(!video, 'no work has a video');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
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
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
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
  for (const name of pages) {
    await open(page, hashAddresses.fr[name]);
    await expectHeading(page, headings.fr[name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(layout), `${name}, ${width} px`).toEqual({
        overflow: 0,
        collapsed: [],
        fonts: 0,
      });
    }
  }
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

/** Holds back scripts, pictures and fonts. @returns a function that releases them */
async function holdParts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.(js|avif|webp|jpg|png|svg|woff2)(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

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

test('words are shown before scripts, pictures and fonts, which then move nothing', {
  tag: '@phone',
}, async ({ page }) => {
  for (const name of pages) {
    const release = await holdParts(page);
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
