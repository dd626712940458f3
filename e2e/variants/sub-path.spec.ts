/** The site under a path of its own, such as https://example.org/voyage/: nothing may ask beside it. */
import { expect, type Page } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  hashAddresses,
  headings,
  type Language,
  languages,
  moveTo,
  open,
  type PageName,
  pageAddresses,
  recordDocuments,
  roots,
  switchTo,
  typeHash,
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
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(({ page }) => page.route(remoteBackground, (route) => route.abort()));

test('no exported page names an address outside the path', async ({ request }) => {
  const exported = languages.flatMap((language) => Object.values(pageAddresses[language]));
  for (const address of [...exported, './nope']) {
    const html = await (await request.get(address)).text();
    const named = [...html.matchAll(/\b(?:href|src|action|imagesrcset|srcset)="([^"]+)"/gi)]
      .flatMap(([, value = '']) => value.split(/[\s,]+/))
      .filter((part) => part.startsWith('/'));
    expect(named.length, address).toBeGreaterThan(10);
    expect(
      named.filter((part) => !part.startsWith(`${basePath}/`)),
      address,
    ).toEqual([]);
  }
});

test('shared links and moves show whole pages, and ask nothing outside the path', async ({ page }) => {
  const problems = recordProblems(page);
  const expectWhole = async (language: Language, name: PageName, address?: string) => {
    await expectPage(page, language, name, address);
    await expectPictures(page);
    expect(problems).toEqual([]);
  };
  await open(page, `${pageAddresses.fr.contact}index.html`);
  await expectWhole('fr', 'contact');
  expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(0);
  await open(page, hashAddresses.en.portfolio);
  await expectWhole('en', 'portfolio');
  await expectLogosAndThumbnails(page);
  await page.keyboard.press('Escape');
  await test.step('links, Back and flags load no document', async () => {
    const documents = recordDocuments(page);
    await moveTo(page, 'en', 'hobbies');
    await expectWhole('en', 'hobbies');
    await switchTo(page, 'fr');
    await expectPage(page, 'fr', 'hobbies');
    await moveTo(page, 'fr', 'home');
    await expectWhole('fr', 'home', `${roots.fr}#/`);
    await page.goBack();
    await expectPage(page, 'fr', 'hobbies');
    expect(documents).toEqual([]);
  });
  expect(problems).toEqual([]);
});

test('an unknown path or hash is the error screen, and its links lead home', async ({ page, baseURL }) => {
  const problems = recordProblems(page);
  for (const language of languages) {
    const expectErrorScreen = async (address: string) => {
      await expectHeading(page, errorHeading);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(address);
    };
    const response = await page.goto(`${roots[language]}nope`);
    expect(response?.status()).toBe(404);
    await expectErrorScreen(`${roots[language]}nope`);
    await expectPictures(page);
    await page.getByRole('link', { name: words(language, 'error.home') }).click();
    await expectPage(page, language, 'home');
    await typeHash(page, '#/nope');
    await expectErrorScreen(`${roots[language]}#/nope`);
  }
  expect(problems).toEqual(languages.map((one) => `404: ${new URL(`${roots[one]}nope`, baseURL).href}`));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the copy of a visit opens, and answers for nothing beside it', async ({ page, context }) => {
    // The worker's own requests pass by `page.route`.
    await page.unroute(remoteBackground);
    await page.clock.install();
    await open(page, pageAddresses.fr.contact);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(10_000);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(`${basePath}/`);
    await context.setOffline(true);
    await open(page, hashAddresses.en.portfolio);
    await expectHeading(page, headings.en.portfolio);
    await page.goto('./en/nope');
    await expectHeading(page, errorHeading);
    await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});
