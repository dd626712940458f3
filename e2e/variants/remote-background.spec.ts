/** The home page of an owner who points its background at a picture elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from 'playwright/test';
import { root } from '../../scripts/lib/paths';
import {
  expectHeading,
  headings,
  holdRequests,
  moveTo,
  open,
  pageAddresses,
  recordErrors,
  recordRequests,
  recordThrown,
  untilReady,
} from '../support';
import { remoteBackground, test } from './variant';

const { origin } = new URL(remoteBackground);
const picture = readFileSync(join(root, 'content/pictures/scenes/lost.jpg'));
const bundled = /\/voyage\/pictures\/scenes\/home/;

/** Decoration has no name to be found by: the pictures as wide as the window that have arrived, the lowest first. */
const backgrounds = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.alt && image.getClientRects()[0] && image.width >= innerWidth)
      .filter((image) => image.complete && image.naturalWidth > 0)
      .map((image) => ({ src: image.currentSrc, box: JSON.stringify(image.getBoundingClientRect()) })),
  );

const sourcesOf = async (page: Page) => (await backgrounds(page)).map(({ src }) => src);

test('only its origin is allowed, and it covers the bundled picture once it is there', async ({ page }) => {
  const errors = recordErrors(page);
  await page.route(remoteBackground, (route) => route.fulfill({ contentType: 'image/jpeg', body: picture }));
  const arrive = await holdRequests(page, new RegExp(remoteBackground));
  // The view drifts slowly, and the two together.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = page.waitForRequest(remoteBackground);
  const response = await page.goto(pageAddresses.fr.home);
  await asked;
  await expect.poll(() => sourcesOf(page)).toEqual([expect.stringMatching(bundled)]);
  arrive();
  await expect.poll(() => sourcesOf(page)).toEqual([expect.stringMatching(bundled), remoteBackground]);
  // The later of two that overlap is the one that is seen: it covers the first.
  const [under, over] = await backgrounds(page);
  expect(over?.box).toBe(under?.box);

  const inPage = page.locator('meta[http-equiv="Content-Security-Policy"]');
  for (const policy of [
    await inPage.getAttribute('content'),
    response?.headers()['content-security-policy'],
  ]) {
    const directives = (policy ?? '').split('; ');
    expect(directives).toContain(`img-src 'self' data: ${origin}`);
    expect(directives.filter((directive) => directive.includes(new URL(origin).host))).toHaveLength(1);
  }
  expect(errors).toEqual([]);
});

const html = { contentType: 'text/html', body: '<p>Sold</p>' };

test('when the remote picture fails or never arrives, the bundled one stays', async ({ page }) => {
  const thrown = recordThrown(page);
  const isAsked = (request: Request) => request.url() === remoteBackground;
  for (const [failure, answer] of Object.entries({ unreachable: null, gone: { status: 404 }, html })) {
    await test.step(failure, async () => {
      await page.route(remoteBackground, (route) => (answer ? route.fulfill(answer) : route.abort()));
      const ended = answer
        ? page.waitForEvent('requestfinished', isAsked)
        : page.waitForEvent('requestfailed', isAsked);
      await open(page, pageAddresses.fr.home);
      await ended;
      await expect.poll(() => sourcesOf(page)).toEqual([expect.stringMatching(bundled)]);
      // No broken picture either.
      const sources = await page.evaluate(() => [...document.images].map((image) => image.src));
      expect(sources).not.toContain(remoteBackground);
      await page.unroute(remoteBackground);
    });
  }
  await page.route(remoteBackground, () => new Promise(() => {}));
  // Nothing waits for the picture but the end of loading, so that is not waited for.
  await page.goto(pageAddresses.fr.home, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  await expect.poll(() => sourcesOf(page)).toEqual([expect.stringMatching(bundled)]);
  await moveTo(page, 'fr', 'contact');

  await test.step('other pages ask nothing of it', async () => {
    const requests = recordRequests(page);
    await open(page, pageAddresses.fr.contact);
    await expectHeading(page, headings.fr.contact);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter(isAsked)).toEqual([]);
  });
  expect(thrown).toEqual([]);
});
