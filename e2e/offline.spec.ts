/** Without a network, once the site was visited: a service worker has kept a copy of it. */
import { expect, type Page } from 'playwright/test';
import { mailboxes, test } from './second-build';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  languages,
  open,
  pages,
  recordFaults,
  switchTo,
  titles,
  untilReady,
  watchTraffic,
} from './support';

test.use({ serviceWorkers: 'allow' });
test.skip(({ isMobile }) => isMobile || Boolean(process.env.BASE_URL), 'needs one host of its own');

/** Shows that somebody is there, and waits until a copy of the site is kept whole. */
async function untilKept(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of everything that is kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    }
    return found;
  });

/** The view behind the page and the fonts: what a copy without its parts would lack. */
async function expectItsParts(page: Page) {
  const parts = () =>
    page.evaluate(() => ({
      view: [...document.images].some(
        ({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0,
      ),
      fonts:
        [...document.fonts].filter(
          ({ family, status }) => !family.includes('stand-in') && status === 'loaded',
        ).length >= 2,
      ground: getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
    }));
  await expect.poll(parts).toEqual({ view: true, fonts: true, ground: true });
}

test('after one visit of one page, every page opens in both languages, and moves', async ({
  page,
  baseURL,
  host,
}) => {
  await open(page, './');
  // As heavy as the page itself, the copy waits for a reader.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await untilKept(page);
  await host.stop();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));

  for (const language of languages) {
    for (const name of pages) {
      await open(page, hashAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      await expectAddress(page, baseURL, hashAddresses[language][name]);
      await expect(page).toHaveTitle(titles[language][name]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectItsParts(page);
    }
  }

  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
  await switchTo(page, 'fr');
  await follow(page, 'Portfolio');
  await expect(page).toHaveTitle(titles.fr.portfolio);
  await page.reload();
  await untilReady(page);
  await expectAddress(page, baseURL, hashAddresses.fr.portfolio);
  // A picture of the works that was never seen has a description; one whose larger size is missing shows another one.
  await expect(
    page.getByRole('list', { name: 'Captures d’écran' }).first().getByRole('img').first(),
  ).toHaveAccessibleName(/./);

  for (const [address, language] of [
    ['./#/nope', 'fr'],
    ['./en/#/nope', 'en'],
    ['./nope', 'fr'],
    ['./en/nope/deeper', 'en'],
  ] as const) {
    await page.goto(address);
    await expectHeading(page, errorHeading);
    await expectAddress(page, baseURL, address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
  await page.goto('./hobbies');
  await expectAddress(page, baseURL, './#/hobbies');
  expect(faults).toEqual([]);
});

test('a new build is shown at once, and is the one that is kept; nothing of the old one stays', async ({
  page,
  host,
}) => {
  await open(page, './contact/');
  await untilKept(page);
  await host.deploy();
  const faults = recordFaults(page);
  await open(page, './contact/');
  await expect(page.getByRole('link', { name: mailboxes.second })).toBeVisible();
  await expect
    .poll(async () => (await keptAddresses(page)).filter((url) => /chunks\/(?!.*v2)/.test(url)), {
      timeout: 20_000,
    })
    .toEqual([]);

  await host.stop();
  await open(page, './en/#/contact');
  await expect(page.getByRole('link', { name: mailboxes.second })).toBeVisible();
  await follow(page, 'Exoplanets');
  await expectHeading(page, headings.en.hobbies);
  const kept = await keptAddresses(page);
  // Each address once: the pages of the old build are gone too.
  const addresses = kept.map((url) => url.replace(/\?.*/, ''));
  expect(addresses.filter((url, index) => addresses.indexOf(url) !== index)).toEqual([]);
  expect(faults.filter((fault) => !/ERR_|fetch/.test(fault))).toEqual([]);
});

test('a host in trouble and a network that is dead without saying so leave the copy readable', async ({
  page,
  host,
}) => {
  await open(page, './');
  await untilKept(page);
  await host.answer(503);
  await open(page, './en/hobbies/');
  await expectHeading(page, headings.en.hobbies);
  await host.answer();
  // Pictures that were never seen go on waiting, and with them the end of loading.
  await page.goto('./contact/', { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  await expectHeading(page, 'Contact');
  await expect(page.getByRole('link', { name: mailboxes.first })).toBeVisible();
});

test('where data is saved no copy is kept', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const quiet = watchTraffic(page);
  await open(page, './');
  await quiet();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
