/** Without a network, after a visit: the service worker has kept a copy of the site. */
import { expect, type Page } from 'playwright/test';
import { errorHeading, hashAddresses, headings, languages, pageAddresses, roots, words } from './expected';
import { recordDocuments, recordErrors, recordThrown, watchTraffic } from './records';
import { expectBuild, test } from './second-build';
import {
  countAnimations,
  expectHeading,
  expectPage,
  moveTo,
  open,
  saveData,
  switchTo,
  untilReady,
} from './support';

test.use({ serviceWorkers: 'allow' });
test.skip(() => Boolean(process.env.BASE_URL), 'needs a host of its own');

/** Presses a key and passes the time after which the copy of a reader starts. */
async function read(page: Page) {
  await page.keyboard.press('Shift');
  await page.clock.fastForward(10_000);
}

/** Reads the page and waits until the copy is complete. */
async function waitForCopy(page: Page) {
  await read(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of everything in the copy. */
const readCopy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Expects the background picture, the fonts and the styles. */
async function expectParts(page: Page) {
  const parts = () =>
    page.evaluate(() => ({
      background: [...document.images].some(
        ({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0,
      ),
      fonts:
        [...document.fonts].filter(
          ({ family, status }) => !family.includes('stand-in') && status === 'loaded',
        ).length >= 2,
      styles: getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
    }));
  await expect.poll(parts).toEqual({ background: true, fonts: true, styles: true });
}

// The copy starts a while after the reader's first action.
test.beforeEach(({ page }) => page.clock.install());

test('after one visit every page opens offline, in both languages, and moves', async ({ page, host }) => {
  test.slow();
  await open(page, './');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(await countWorkers(page), 'before a reader does anything').toBe(0);
  await waitForCopy(page);
  const thrown = recordThrown(page);
  await test.step('the host fails, then is silent', async () => {
    await host.answer(503);
    await open(page, pageAddresses.en.hobbies);
    await expectHeading(page, headings.en.hobbies);
    await host.answer();
    // Pictures that are not in the copy keep waiting.
    await page.goto(pageAddresses.fr.contact, { waitUntil: 'domcontentloaded' });
    // Scripts need not wait for them once the reader does something.
    await page.keyboard.press('Shift');
    await untilReady(page);
    await expectBuild(page, 'first');
  });
  await host.stop();
  // Every page is in the copy, in both languages; what follows opens some of them.
  const copy = (await readCopy(page)).map((url) => url.replace(/\?.*/, ''));
  const addresses = languages.flatMap((language) => Object.values(pageAddresses[language]));
  expect(copy).toEqual(expect.arrayContaining(addresses.map((address) => new URL(address, host.url).href)));
  for (const [language, name] of [
    ['fr', 'hobbies'],
    ['en', 'portfolio'],
  ] as const) {
    await open(page, hashAddresses[language][name]);
    await expectPage(page, language, name);
    await expectParts(page);
  }
  await open(page, `${pageAddresses.en.hobbies}index.html`);
  await expectPage(page, 'en', 'hobbies');
  const documents = recordDocuments(page);
  await moveTo(page, 'en', 'contact');
  await switchTo(page, 'fr');
  await moveTo(page, 'fr', 'portfolio');
  expect(documents).toEqual([]);
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'fr', 'portfolio');

  for (const [address, language] of [
    ['./en/#/nope', 'en'],
    ['./nope/deeper', 'fr'],
  ] as const) {
    await page.goto(address);
    await expectHeading(page, errorHeading);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await moveTo(page, 'fr', 'contact');
  await page.goto(`${roots.en}hobbies`);
  await expectPage(page, 'en', 'hobbies');
  expect(thrown).toEqual([]);
});

test('a new build replaces the copy, and nothing of the old one stays', async ({ page, host }) => {
  await open(page, pageAddresses.fr.contact);
  await waitForCopy(page);
  await host.deploy();
  const errors = recordErrors(page);
  await open(page, pageAddresses.fr.contact);
  await expectBuild(page, 'second');
  const oldChunks = async () => (await readCopy(page)).filter((url) => /chunks\/(?!.*v2)/.test(url));
  await expect.poll(oldChunks, { timeout: 20_000, intervals: [100] }).toEqual([]);

  await host.stop();
  await open(page, hashAddresses.en.contact);
  await expectBuild(page, 'second');
  await moveTo(page, 'en', 'hobbies');
  const addresses = (await readCopy(page)).map((url) => url.replace(/\?.*/, ''));
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(errors.filter((error) => !/ERR_|fetch/.test(error))).toEqual([]);
});

test('where data is saved no copy is kept, and nothing moves until it is asked to', async ({ page }) => {
  await saveData(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const quiet = watchTraffic(page);
  await open(page, './');
  await read(page);
  await quiet();
  expect(await countWorkers(page)).toBe(0);
  expect(await countAnimations(page)).toBe(0);
  await page.getByRole('button', { name: words('fr', 'motion.play') }).click();
  await expect.poll(() => countAnimations(page)).toBeGreaterThan(0);
});
