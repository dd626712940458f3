import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import catalogue from '../app/_lib/sky/catalogue.json' with { type: 'json' };
import { profile } from '../content/profile';
import { sizeSent } from '../scripts/lib/page-weight';
import { root } from '../scripts/lib/paths';
import { expectedSky, skyInstant, untilSkyIsLive } from './sky';
import {
  hashAddresses,
  languages,
  moveTo,
  open,
  pageAddresses,
  recordErrors,
  recordRequests,
  switchTo,
  watchTraffic,
  words,
} from './support';

const noon = new Date('2026-11-22T11:40:00Z');

/** The date of the picture, which begins like this in French. */
const pictureDate = words('fr', 'contact.skyPicture', { date: '|', time: '' }).split('|')[0] ?? '';

const sky = (page: Page) => page.locator('canvas');
const pixels = (page: Page) => sky(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** The pixels of a chart that is no longer being drawn: a page that is shown draws it anew. */
async function settledPixels(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await pixels(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** The chunk with the stars, as an address in the export. */
function skyChunk(): string {
  const folder = join(root, 'out/_next/static/chunks');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(catalogue.lights),
  );
  if (!found) throw new Error('no chunk holds the star catalogue');
  return `_next/static/chunks/${found}`;
}

/** Opens Contact at a known moment, from which the clock runs. @returns the pixels of its chart */
async function openAtNight(page: Page): Promise<string> {
  await page.clock.install({ time: skyInstant });
  await open(page, pageAddresses.fr.contact);
  await page.clock.runFor(5_000);
  await untilSkyIsLive(page, 'fr');
  return settledPixels(page);
}

/** Lets an hour pass and waits until the sentence says so. */
async function passAnHour(page: Page) {
  await page.clock.fastForward('01:00:00');
  const later = new Date(skyInstant.getTime() + 3_600_000);
  await expect(page.getByText(expectedSky('fr', later).sentence.split(' et ')[0] ?? '')).toBeVisible();
}

for (const language of languages) {
  for (const date of [skyInstant, noon]) {
    test(`at ${date.toISOString()}, Contact describes the sky in ${language}`, async ({ page }) => {
      const errors = recordErrors(page);
      await page.clock.setFixedTime(date);
      await open(page, hashAddresses[language].contact);
      const { sentence, items } = expectedSky(language, date);
      await expect(page.getByText(sentence)).toBeVisible();
      const list = page.getByRole('list', { name: words(language, 'sky.list') });
      await expect(list.getByRole('listitem')).toHaveText(items);
      expect(errors).toEqual([]);
    });
  }
}

test('the e-mail address and the phone number are on the first screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(skyInstant);
  await open(page, pageAddresses.fr.contact);
  await untilSkyIsLive(page, 'fr');
  for (const name of [profile.email, profile.phone])
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test('a language switch changes the words at once, without a request', async ({ page }) => {
  await page.clock.setFixedTime(skyInstant);
  const settled = watchTraffic(page);
  await open(page, pageAddresses.fr.contact);
  await untilSkyIsLive(page, 'fr');
  await settled();
  const requests = recordRequests(page);
  await switchTo(page, 'en');
  await expect(page.getByText(expectedSky('en').sentence)).toBeVisible();
  expect(requests).toEqual([]);
});

test('the sentence keeps the time, and the chart turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await openAtNight(page);
  await passAnHour(page);
  await expect.poll(async () => (await pixels(page)) === before).toBe(false);
});

test('with reduced motion the sentence keeps the time, and the chart is still', async ({ page }) => {
  const before = await openAtNight(page);
  await passAnHour(page);
  expect((await settledPixels(page)) === before).toBe(true);
});

test('the pause control stops the chart, and playing shows the sky of now', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await openAtNight(page);
  await page.getByRole('button', { name: words('fr', 'motion.pause') }).click();
  await passAnHour(page);
  expect((await settledPixels(page)) === before).toBe(true);
  await page.getByRole('button', { name: words('fr', 'motion.play') }).click();
  await expect.poll(async () => (await pixels(page)) === before).toBe(false);
});

test('twenty visits to the sky leave no nodes or listeners behind', async ({ page }) => {
  await page.clock.setFixedTime(skyInstant);
  await open(page, hashAddresses.fr.contact);
  await untilSkyIsLive(page, 'fr');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const inUse = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: count('Nodes'), listeners: count('JSEventListeners') };
  };
  const visit = async () => {
    await moveTo(page, 'fr', 'home');
    await expect(sky(page)).toBeHidden();
    await moveTo(page, 'fr', 'contact');
    await expect(sky(page)).toBeVisible();
  };
  // The first visits prepare the pages.
  for (let time = 0; time < 2; time++) await visit();
  const before = await inUse();
  for (let time = 0; time < 20; time++) await visit();
  const after = await inUse();
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  // Less than one node for each visit.
  expect(after.nodes - before.nodes).toBeLessThan(20);
});

test('a visitor who comes back to Contact finds the sky of now', async ({ page }) => {
  await page.clock.setFixedTime(skyInstant);
  await open(page, hashAddresses.fr.contact);
  await untilSkyIsLive(page, 'fr');
  await moveTo(page, 'fr', 'home');
  await expect(sky(page)).toBeHidden();
  await page.clock.setFixedTime(noon);
  await moveTo(page, 'fr', 'contact');
  await expect(page.getByText(expectedSky('fr', noon).sentence)).toBeVisible();
});

for (const year of [1999, 2077]) {
  test(`a clock in ${year} does no harm`, async ({ page }) => {
    const errors = recordErrors(page);
    const date = new Date(Date.UTC(year, 0, 31, 12, 1));
    await page.clock.setFixedTime(date);
    await open(page, pageAddresses.fr.contact);
    await expect(page.getByText(expectedSky('fr', date).sentence)).toBeVisible();
    await expect(sky(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test.describe('on a screen with three pixels a point', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the chart is drawn at its resolution, and again when its size changes', async ({ page }) => {
    await open(page, pageAddresses.fr.contact);
    await untilSkyIsLive(page, 'fr');
    const sharpness = () =>
      sky(page).evaluate((canvas: HTMLCanvasElement) => Math.round(canvas.width / canvas.clientWidth));
    await expect.poll(sharpness).toBe(3);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(sharpness).toBe(3);
  });
});

test.describe('the picture and its date remain', () => {
  const expectPicture = async (page: Page) => {
    await expect(page.getByText(pictureDate)).toBeVisible();
    await expect(sky(page)).toHaveCount(0);
    const image = page.getByRole('figure').locator('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  };

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('on Contact', async ({ page }) => {
      await page.goto(pageAddresses.fr.contact);
      await expect(page.getByText(pictureDate)).toBeVisible();
      await expect(page.getByRole('figure').locator('img')).toBeVisible();
    });
  });

  test('for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const settled = watchTraffic(page);
    await open(page, pageAddresses.fr.contact);
    await settled();
    await expectPicture(page);
  });

  test('when the chart cannot be fetched', async ({ page }) => {
    test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');
    const failed = page.waitForEvent('requestfailed');
    await page.route(`**/${skyChunk()}`, (route) => route.abort());
    await open(page, pageAddresses.fr.contact);
    await failed;
    await expectPicture(page);
  });

  test('when the browser cannot draw', async ({ page }) => {
    const errors = recordErrors(page);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const settled = watchTraffic(page);
    await open(page, pageAddresses.fr.contact);
    await settled();
    await expectPicture(page);
    expect(errors).toEqual([]);
  });

  test('in print', async ({ page }) => {
    await open(page, pageAddresses.fr.contact);
    await untilSkyIsLive(page, 'fr');
    await expect(page.getByText(pictureDate)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(pictureDate)).toBeVisible();
    await expect(sky(page)).toBeHidden();
  });
});

test.describe('of the export', () => {
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');

  test('arithmetic, drawing, words and stars are within 16 kB', () => {
    expect(sizeSent(join(root, 'out', skyChunk()))).toBeLessThanOrEqual(16_000);
  });

  test('the other pages do not fetch the sky', async ({ page }) => {
    const requests = recordRequests(page);
    const settled = watchTraffic(page);
    await open(page, pageAddresses.fr.home);
    await settled();
    const chunk = skyChunk();
    expect(requests.filter((request) => request.url().endsWith(chunk))).toEqual([]);
  });
});
