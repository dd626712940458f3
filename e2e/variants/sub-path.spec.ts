/** The site under a path of its own, such as https://example.org/voyage/: nothing may ask beside it. */
import { expect, type Page } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  hashAddresses,
  headings,
  languages,
  moveTo,
  open,
  pageAddresses,
  recordDocuments,
  roots,
  switchTo,
  words,
} from '../support';
import { basePath, remoteBackground, test } from './variant';

/** Records what goes wrong from now on: requests beside the sub-path, answers that are not there, errors. */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isInside = pathname.startsWith(`${basePath}/`) && origin === new URL(page.url()).origin;
    // Before the first document there is nothing to compare with.
    const isFirst = page.url() === 'about:blank' && pathname.startsWith(`${basePath}/`);
    if (!isInside && !isFirst && request.url() !== remoteBackground && !request.url().startsWith('data:')) {
      problems.push(`requested outside: ${request.url()}`);
    }
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()}: ${response.url()}`),
  );
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Loads what waits for the reader to come near, and expects every picture to arrive. */
const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
        return [...document.images]
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => image.src);
      }),
    )
    .toEqual([]);

/** Expects fonts, and links and forms that lead nowhere outside the path. */
async function expectInside(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').length),
  ).toBeGreaterThan(0);
  const addresses = await page
    .locator('a[href^="/"], form[action^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action')));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${basePath}/`));
}

/** Expects each technology to have its logo in the one file of logos, and a thumbnail to open its picture. */
async function expectLogosAndThumbnails(page: Page) {
  const uses = await page
    .getByRole('main')
    .locator('svg use')
    .evaluateAll((all) =>
      all.map((one) => ({
        href: one.getAttribute('href') ?? '',
        // A logo that is drawn takes up room.
        isDrawn: (one as SVGGraphicsElement).getBoundingClientRect().width > 0,
      })),
    );
  const [file = '', ...others] = new Set(uses.map(({ href }) => href.replace(/#.*/, '')));
  expect(others).toEqual([]);
  expect(file).toMatch(new RegExp(`^${basePath}/`));
  const sprite = await (await page.request.get(new URL(file, page.url()).href)).text();
  for (const { href } of uses) expect(sprite).toContain(`id="${href.replace(/.*#/, '')}"`);
  expect(uses.filter(({ isDrawn }) => !isDrawn)).toEqual([]);

  const pictures = page.getByRole('list', { name: words('en', 'portfolio.pictures') });
  if ((await pictures.count()) === 0) return;
  await pictures.first().getByRole('link').first().click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(({ page }) => page.route(remoteBackground, (route) => route.abort()));

test('shared links and moves show whole pages, and ask nothing outside the path', async ({ page }) => {
  const problems = recordProblems(page);
  // The path differs from one to the next, so each loads a document.
  for (const [language, name] of [
    ['fr', 'home'],
    ['en', 'portfolio'],
    ['fr', 'contact'],
    ['en', 'hobbies'],
  ] as const) {
    await test.step(`${name} in ${language}`, async () => {
      await open(page, hashAddresses[language][name]);
      await expectPage(page, language, name);
      expect(new URL(page.url()).pathname).toBe(language === 'fr' ? `${basePath}/` : `${basePath}/en/`);
      await expectPictures(page);
      await expectInside(page);
      if (name === 'portfolio') await expectLogosAndThumbnails(page);
      expect(problems).toEqual([]);
    });
  }
  await test.step('links, Back and flags load no document', async () => {
    const documents = recordDocuments(page);
    await moveTo(page, 'en', 'contact');
    await switchTo(page, 'fr');
    await expectPage(page, 'fr', 'contact');
    await moveTo(page, 'fr', 'portfolio');
    await page.goBack();
    await expectPage(page, 'fr', 'contact');
    await switchTo(page, 'en');
    await moveTo(page, 'en', 'home');
    await expectPage(page, 'en', 'home', `${roots.en}#/`);
    expect(documents).toEqual([]);
  });
  expect(problems).toEqual([]);
});

test('an unknown path or hash is the error screen, and its links lead home', async ({ page, baseURL }) => {
  const problems = recordProblems(page);
  for (const language of languages) {
    await page.goto(`${roots[language]}#/nope`);
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(`${roots[language]}#/nope`);
    const response = await page.goto(`${roots[language]}nope`);
    expect(response?.status()).toBe(404);
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectPictures(page);
    await page.getByRole('link', { name: words(language, 'error.home') }).click();
    await expectPage(page, language, 'home');
  }
  expect(problems).toEqual(languages.map((one) => `404: ${new URL(`${roots[one]}nope`, baseURL).href}`));
});

test('without a network the copy of a visit opens, and answers for nothing beside it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page, pageAddresses.fr.contact);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe(`${basePath}/`);
  await context.setOffline(true);
  await open(page, hashAddresses.en.portfolio);
  await expectHeading(page, headings.en.portfolio);
  await page.goto('./en/nope');
  await expectHeading(page, errorHeading);
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.close();
});
