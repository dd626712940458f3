/** The home page of an owner who points its background at a picture elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { root } from '../../scripts/lib/paths';
import { expectHeading, follow, open, pageAddresses } from '../support';
import { remoteBackground, test } from './variant';

const { origin } = new URL(remoteBackground);
const picture = readFileSync(join(root, 'content/pictures/scenes/lost.jpg'));

/** Decoration has no name to be found by: the pictures as wide as the window that have arrived, the lowest first. */
async function backgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          !image.alt &&
          image.getClientRects()[0] &&
          image.width >= innerWidth &&
          image.complete &&
          image.naturalWidth > 0,
      )
      .map(({ currentSrc }) => currentSrc),
  );
}

const bundled = /\/voyage\/pictures\/scenes\/home/;

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

test('the policy lets exactly its origin in, for pictures only', async ({ page }) => {
  const response = await page.goto('./');
  for (const policy of [await policyOf(page), response?.headers()['content-security-policy']]) {
    const directives = (policy ?? '').split('; ');
    expect(directives).toContain(`img-src 'self' data: ${origin}`);
    expect(directives.filter((directive) => directive.includes('images.example.org'))).toHaveLength(1);
  }
});

for (const language of ['fr', 'en'] as const) {
  test(`in ${language} the bundled picture shows first, the remote one over it once it is there`, async ({
    page,
  }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((done) => {
      arrive = done;
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(remoteBackground, async (route) => {
      await arrival;
      await route.fulfill({ contentType: 'image/jpeg', body: picture });
    });
    // The view drifts slowly, and the two together.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked = page.waitForRequest(remoteBackground);
    await open(page, pageAddresses[language].home);
    await asked;
    await expect.poll(() => backgrounds(page)).toEqual([expect.stringMatching(bundled)]);

    arrive();
    await expect.poll(() => backgrounds(page)).toEqual([expect.stringMatching(bundled), remoteBackground]);
    // The later of two that overlap is the one that is seen: it covers the first.
    const [under, over] = await page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.alt && image.getClientRects()[0] && image.width >= innerWidth)
        .map((image) => JSON.stringify(image.getBoundingClientRect())),
    );
    expect(over).toBe(under);
    expect(errors).toEqual([]);
  });
}

const failures = {
  'cannot be reached': (page: Page) => page.route(remoteBackground, (route) => route.abort()),
  'is not there': (page: Page) =>
    page.route(remoteBackground, (route) => route.fulfill({ status: 404, body: '' })),
  'is no picture': (page: Page) =>
    page.route(remoteBackground, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sold</p>' })),
} as const;

for (const [failure, fail] of Object.entries(failures)) {
  test(`when the remote picture ${failure}, the bundled one stays`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await fail(page);
    const over = page.waitForEvent('requestfinished', (request) => request.url() === remoteBackground);
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === remoteBackground);
    await open(page, './');
    await Promise.any([over, failed]);
    await expect.poll(() => backgrounds(page)).toEqual([expect.stringMatching(bundled)]);
    // No broken picture either.
    expect(await page.evaluate(() => [...document.images].map((image) => image.src))).not.toContain(
      remoteBackground,
    );
    expect(errors).toEqual([]);
  });
}

test('when the remote picture never answers, the page is whole and works', async ({ page }) => {
  await page.route(remoteBackground, () => new Promise(() => {}));
  // Nothing waits for the picture but the end of loading, so that is not waited for.
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expectHeading(page, 'Bienvenue à bord.');
  await expect.poll(() => backgrounds(page)).toEqual([expect.stringMatching(bundled)]);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
});

test('other pages ask nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, './contact/');
  await expectHeading(page, 'Contact');
  expect(asked).not.toContain(remoteBackground);
});
