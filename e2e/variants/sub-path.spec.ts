/** The site under a path of its own, such as https://example.org/voyage/: nothing may ask beside it. */
import { expect, type Page } from 'playwright/test';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  languages,
  open,
  pageAddresses,
  pages,
} from '../support';
import { basePath, remoteBackground, test } from './variant';

/** What went wrong while a page was used: requests beside the sub-path, answers that weren't there, errors. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isInside = pathname.startsWith(`${basePath}/`) && origin === new URL(page.url()).origin;
    // Before the first document there is nothing to compare with.
    const isFirst = page.url() === 'about:blank' && pathname.startsWith(`${basePath}/`);
    if (!isInside && !isFirst && request.url() !== remoteBackground && !request.url().startsWith('data:')) {
      errors.push(`requested outside: ${request.url()}`);
    }
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && errors.push(`${response.status()}: ${response.url()}`),
  );
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Loads what waits for the reader to come near, and gives the addresses of the pictures that didn't arrive. */
async function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const errors = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => image.naturalWidth > 0 || image.src,
          () => image.src,
        ),
      ),
    );
    return errors.filter((error): error is string => error !== true);
  });
}

test.beforeEach(({ page }) => page.route(remoteBackground, (route) => route.abort()));

for (const language of languages) {
  test(`each page in ${language} shows its pictures and requests nothing outside its path`, async ({
    page,
    baseURL,
  }) => {
    const errors = recordErrors(page);
    for (const name of pages) {
      await open(page, pageAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      await expectAddress(page, baseURL, hashAddresses[language][name]);
      expect(await missingPictures(page)).toEqual([]);
      const families = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter((font) => font.status === 'loaded').length;
      });
      expect(families).toBeGreaterThan(0);

      const inside = page.locator(`a[href^="/"], form[action^="/"]`);
      for (const address of await inside.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href') ?? one.getAttribute('action')),
      )) {
        expect(address).toMatch(new RegExp(`^${basePath}/`));
      }
      expect(errors).toEqual([]);
    }
  });

  test(`shared links in ${language} open their pages and keep their addresses`, async ({ page, baseURL }) => {
    const errors = recordErrors(page);
    for (const name of pages) {
      await page.goto('about:blank');
      await open(page, hashAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      await expectAddress(page, baseURL, hashAddresses[language][name]);
      expect(new URL(page.url()).pathname).toBe(language === 'fr' ? `${basePath}/` : `${basePath}/en/`);
      expect(errors).toEqual([]);
    }
  });
}

test('links, Back and flags move and switch without loading a document', async ({ page, baseURL }) => {
  const errors = recordErrors(page);
  await open(page, './');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  await follow(page, 'Portfolio');
  await expectHeading(page, 'Portfolio');
  await expectAddress(page, baseURL, './#/portfolio');
  await page.getByRole('button', { name: 'English' }).click();
  await expectAddress(page, baseURL, './en/#/portfolio');
  await follow(page, 'Exoplanets');
  await expectHeading(page, 'Exoplanets');
  await expectAddress(page, baseURL, './en/#/hobbies');
  await page.goBack();
  await expectHeading(page, 'Portfolio');
  await page.getByRole('button', { name: 'Français' }).click();
  await follow(page, 'À propos');
  await expectHeading(page, headings.fr.home);

  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('every technology has its logo', async ({ page, request }) => {
  await open(page, './#/portfolio');
  const uses = await page
    .getByRole('main')
    .locator('svg use')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(uses.length).toBeGreaterThan(30);
  const files = new Set(uses.map((use) => use.replace(/#.*/, '')));
  expect(files.size).toBe(1);
  const [file = ''] = files;
  expect(file).toMatch(new RegExp(`^${basePath}/`));
  const sprite = await (await request.get(new URL(file, page.url()).href)).text();
  for (const use of uses) expect(sprite).toContain(`id="${use.replace(/.*#/, '')}"`);
  // A logo that is drawn takes up room.
  const sizes = await page
    .getByRole('main')
    .locator('svg use')
    .evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getBoundingClientRect().width));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});

test('a thumbnail opens its picture', async ({ page }) => {
  await open(page, './#/portfolio');
  await page
    .getByRole('link', { name: /^Agrandir/ })
    .first()
    .click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

for (const language of languages) {
  const root = language === 'fr' ? './' : './en/';

  test(`an unknown path in ${language} is the error screen, and its links lead home`, async ({
    page,
    baseURL,
  }) => {
    const errors = recordErrors(page);
    const response = await page.goto(`${root}nope`);
    expect(response?.status()).toBe(404);
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await missingPictures(page)).toEqual([]);
    await page.getByRole('link', { name: language === 'fr' ? 'Retour à l’accueil' : 'Back home' }).click();
    await expectHeading(page, headings[language].home);
    await expectAddress(page, baseURL, root);
    expect(errors).toEqual([`404: ${new URL(`${root}nope`, baseURL).href}`]);
  });

  test(`an unknown shared link in ${language} is the error screen and keeps its address`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${root}#/nope`);
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAddress(page, baseURL, `${root}#/nope`);
  });
}

test('without scripts links and flags stay under the path', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const errors = recordErrors(page);
  await page.goto('./');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectHeading(page, 'Contact');
  expect(new URL(page.url()).pathname).toBe(`${basePath}/contact/`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe(`${basePath}/en/contact/`);
  expect(errors).toEqual([]);
  await context.close();
});

test('without a network the copy of an earlier visit opens, and answers for nothing beside it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page, './contact/');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe(`${basePath}/`);
  await context.setOffline(true);
  await open(page, './en/#/portfolio');
  await expectHeading(page, headings.en.portfolio);
  await page.goto('./en/nope');
  await expectHeading(page, errorHeading);
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.close();
});
