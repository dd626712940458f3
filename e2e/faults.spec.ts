/** What can go wrong around a visit, each made to happen: the words stay readable and the ways on stay open. */
import { expect, type Page, test } from 'playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import {
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  open,
  pageAddresses,
  pages,
  recordFaults,
  switchTo,
  titles,
  words,
} from './support';

const scripts = '**/_next/static/**/*.js';

/** Words that stand near the top of each page. */
const leads = {
  home: 'home.intro',
  portfolio: 'portfolio.lead',
  contact: 'contact.email',
  hobbies: 'hobbies.album.intro',
} as const;

/** Expects address, title, heading and words to be those of one page in one language. */
async function expectPlace(
  page: Page,
  baseURL: string | undefined,
  language: 'fr' | 'en',
  name: (typeof pages)[number],
) {
  await expectHeading(page, headings[language][name]);
  await expect(page).toHaveTitle(titles[language][name]);
  await expectAddress(page, baseURL, hashAddresses[language][name]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('link', { name: words(language, 'nav.skip') })).toHaveCount(1);
}

/** Expects a page to stand as it should without a single picture: nothing beside the window, nothing fallen together. */
async function expectLayout(page: Page) {
  const { overflow, collapsed } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    collapsed: [...document.images]
      .filter((image) => image.alt && Math.min(image.clientWidth, image.clientHeight) < 60)
      .map((image) => image.alt),
  }));
  expect(overflow).toBeLessThanOrEqual(0);
  expect(collapsed).toEqual([]);
}

test('with every script blocked a reader reads on, through links, menu and flags', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.route(scripts, (route) => route.abort('blockedbyclient'));
  await page.goto('./#/portfolio');
  await expectHeading(page, headings.fr.portfolio);
  await expect(page.getByText(words('fr', 'works.galaxy.subTitle'), { exact: true })).toBeVisible();
  await switchTo(page, 'en');
  await expect(page.getByText(words('en', 'works.galaxy.subTitle'), { exact: true })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Exoplanets', exact: true }).click();
  await expectHeading(page, headings.en.hobbies);
  await expectAddress(page, baseURL, pageAddresses.en.hobbies);
});

test('whichever script is missing, the page can be read and its bar leads on', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  const html = await (await page.request.get('./contact/')).text();
  const chunks = new Set(
    [...html.matchAll(/[\w./-]+\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name),
  );
  expect(chunks.size).toBeGreaterThan(4);
  for (const chunk of chunks) {
    await page.route(`**/${chunk}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('./contact/');
    await expect(page.getByRole('link', { name: 'bonjour@camille-vega.example' }), chunk).toBeVisible();
    await follow(page, 'Exoplanètes');
    await expectHeading(page, headings.fr.hobbies);
    await page.unroute(`**/${chunk}`);
  }
});

test('without the script of the players videos are links to YouTube, and nothing is thrown', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  const thrown: string[] = [];
  page.on('pageerror', (fault) => thrown.push(fault.message));
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
  await open(page, './#/portfolio');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.getByRole('link', { name: /Un tour de la Lune/ }).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=nr5Pj6GQL2o');
  expect(thrown).toEqual([]);
});

test('without pictures and fonts every page is readable, keeps its places and says what is missing', async ({
  page,
}) => {
  await page.route(/\/pictures\/|\.(woff2|svg)(\?|$)/, (route) => route.abort());
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  for (const name of pages) {
    await open(page, hashAddresses.fr[name]);
    await expectHeading(page, headings.fr[name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLayout(page);
    expect(
      await page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => !family.includes('stand-in') && status === 'loaded',
          ).length,
      ),
    ).toBe(0);
  }
  // The description stands in the picture's place, in letters that tell from its ground.
  const picture = page.getByRole('main').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.screenshot();
  await picture.evaluate((image: HTMLImageElement) => {
    image.alt = ' ';
  });
  expect((await picture.screenshot()).equals(before)).toBe(false);
  expect(faults).toEqual([]);
});

test('on a first visit over a slow network the words are there before any script, picture or font', async ({
  page,
}) => {
  await page.route(/\.(js|avif|webp|jpg|png|svg|woff2)(\?|$)/, () => new Promise(() => {}));
  for (const name of pages) {
    await page.goto(pageAddresses.fr[name], { waitUntil: 'commit' });
    await expectHeading(page, headings.fr[name]);
    await expect(page.getByRole('main').getByText(words('fr', leads[name]), { exact: true })).toBeVisible();
    // Letters of another font are drawn meanwhile; invisible ones would not count as painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }
});

test('pictures and fonts that come late move nothing', async ({ page }) => {
  for (const name of pages) {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\.(avif|webp|jpg|png|svg|woff2)(\?|$)/, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await page.goto(pageAddresses.fr[name], { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    release();
    await page.waitForLoadState('load');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
          }).observe({ type: 'layout-shift', buffered: true });
          // What arrived last has been laid out and drawn by then.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
        }),
    );
    // The letters that stand in are a few pixels wider or narrower.
    expect(shift, name).toBeLessThan(0.005);
    await page.unrouteAll();
  }
});

test('twenty moves and switches, one upon the other, end on the last of each', async ({ page, baseURL }) => {
  const faults = recordFaults(page);
  await open(page, './');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.evaluate(async () => {
    const [french, english] = document.querySelectorAll<HTMLButtonElement>('nav form button');
    const names = ['portfolio', 'contact', '', 'hobbies'];
    for (let turn = 0; turn < 20; turn += 1) {
      location.hash = `#/${names[turn % 4]}`;
      (turn % 3 ? english : french)?.click();
      if (turn % 6 === 0) history.back();
      if (turn % 5 === 0) await new Promise(requestAnimationFrame);
    }
    // The steps back take their time: what comes now is the last.
    await window.navigation?.back().finished?.catch(() => {});
    location.hash = '#/contact';
    english?.click();
    location.hash = '#/hobbies';
  });
  await expectPlace(page, baseURL, 'en', 'hobbies');
  await page.goBack();
  await expectPlace(page, baseURL, 'en', 'contact');
  expect(documents).toEqual([]);
  expect(faults).toEqual([]);
});

test('two tabs leave each other alone', async ({ page, context, baseURL, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  const second = await context.newPage();
  await open(page, './#/portfolio');
  await open(second, './#/portfolio');
  await switchTo(second, 'en');
  await follow(second, 'Contact');
  await expectPlace(second, baseURL, 'en', 'contact');
  await expectPlace(page, baseURL, 'fr', 'portfolio');
  await follow(page, 'Exoplanètes');
  await expectPlace(page, baseURL, 'fr', 'hobbies');
  await page.goBack();
  await second.goBack();
  await expectPlace(page, baseURL, 'fr', 'portfolio');
  await expectPlace(second, baseURL, 'en', 'portfolio');
});

test('a browser without the newer interfaces moves, switches and opens pictures all the same', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const gone: [owner: object, ...names: string[]][] = [
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'animate', 'getAnimations', 'checkVisibility', 'startViewTransition'],
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
      [HTMLCanvasElement.prototype, 'getContext'],
      [
        window,
        'IntersectionObserver',
        'requestIdleCallback',
        'cancelIdleCallback',
        'navigation',
        'WebGLRenderingContext',
      ],
      [Navigator.prototype, 'connection', 'serviceWorker', 'clipboard'],
    ];
    for (const [owner, ...names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const thrown: string[] = [];
  page.on('pageerror', (fault) => thrown.push(fault.message));
  await open(page, './#/portfolio');
  expect(await page.evaluate(() => 'navigation' in window || 'startViewTransition' in document)).toBe(false);
  await page
    .getByRole('link', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await switchTo(page, 'en');
  await expectPlace(page, baseURL, 'en', 'portfolio');
  if (isMobile) {
    await page.evaluate(() => {
      location.hash = '#/hobbies';
    });
  } else {
    await follow(page, 'Exoplanets');
  }
  await expectPlace(page, baseURL, 'en', 'hobbies');
  await page.goBack();
  await expectPlace(page, baseURL, 'en', 'portfolio');
  expect(thrown).toEqual([]);
});

test('back out of the cache of whole pages a reader finds everything as it was', async ({
  playwright,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  // Playwright turns that cache off, and the headless shell has none.
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block', reducedMotion: 'no-preference' });
  const faults = recordFaults(page);
  await open(page, './');
  await switchTo(page, 'en');
  await follow(page, 'Contact');
  await page.getByRole('button', { name: words('en', 'motion.pause') }).click();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => console.log(`persisted: ${persisted}`));
  });
  await page.goto('./hobbies/');
  // `goBack` waits for a load, and nothing is loaded; a question asked meanwhile would wait in the page that is left.
  const shown = page.waitForEvent('console', (message) => message.text().startsWith('persisted'));
  await page.evaluate(() => void setTimeout(() => history.back()));
  expect((await shown).text()).toBe('persisted: true');
  await expectPlace(page, baseURL, 'en', 'contact');
  await expect(page.getByRole('button', { name: words('en', 'motion.play') })).toBeVisible();
  await follow(page, 'Exoplanets');
  await expectPlace(page, baseURL, 'en', 'hobbies');
  expect(faults).toEqual([]);
  await browser.close();
});
