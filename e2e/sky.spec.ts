import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { skyChunk, worldsChunk } from './chunks';
import { expectedSky, skyInstant, untilSkyIsLive } from './sky';
import {
  expectHeading,
  hashAddresses,
  headings,
  languages,
  moveTo,
  open,
  pageAddresses,
  recordErrors,
  recordRequests,
  saveData,
  switchTo,
  typeHash,
  untilRenderedAhead,
  watchTraffic,
  words,
} from './support';

const noon = new Date('2026-11-22T11:40:00Z');

/** Tonight, noon, and the dates of clocks that are wrong. */
const dates = [skyInstant, noon, new Date('1999-01-31T12:01:00Z'), new Date('2077-01-31T12:01:00Z')];

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

for (const language of languages) {
  test(`at any date, Contact describes the sky in ${language}, below e-mail and phone`, {
    tag: language === 'en' ? '@touch' : [],
  }, async ({ page }) => {
    const errors = recordErrors(page);
    for (const date of dates) {
      await test.step(date.toISOString(), async () => {
        await page.clock.setFixedTime(date);
        await open(page, pageAddresses[language].contact);
        const { sentence, items } = expectedSky(language, date);
        await expect(page.getByText(sentence)).toBeVisible();
        const list = page.getByRole('list', { name: words(language, 'sky.list') });
        await expect(list.getByRole('listitem')).toHaveText(items);
        await expect(sky(page)).toBeVisible();
        for (const name of [profile.email, profile.phone])
          await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      });
    }
    expect(errors).toEqual([]);
  });
}

test('the sky is in the language, is of now after a move, and is a picture in print', async ({ page }) => {
  await page.clock.setFixedTime(skyInstant);
  const settled = watchTraffic(page);
  await open(page, hashAddresses.fr.contact);
  await untilSkyIsLive(page, 'fr');
  await settled();
  const requests = recordRequests(page);
  await switchTo(page, 'en');
  await expect(page.getByText(expectedSky('en').sentence)).toBeVisible();
  expect(requests).toEqual([]);

  await switchTo(page, 'fr');
  await moveTo(page, 'fr', 'home');
  await expect(sky(page)).toBeHidden();
  await page.clock.setFixedTime(noon);
  await moveTo(page, 'fr', 'contact');
  await expect(page.getByText(expectedSky('fr', noon).sentence)).toBeVisible();

  await expect(page.getByText(pictureDate)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(pictureDate)).toBeVisible();
  await expect(sky(page)).toBeHidden();
});

test('the chart turns with the hours, but neither paused nor with reduced motion', async ({ page }) => {
  let hours = 0;
  /** Lets an hour pass and waits until the sentence says so. @returns the pixels before */
  const passAnHour = async () => {
    const before = await settledPixels(page);
    hours += 1;
    await page.clock.fastForward('01:00:00');
    const { sentence } = expectedSky('fr', new Date(skyInstant.getTime() + hours * 3_600_000));
    await expect(page.getByText(sentence.split(' et ')[0] ?? '')).toBeVisible();
    return before;
  };
  const press = (name: string) => page.getByRole('button', { name: words('fr', name) }).click();
  const expectTurned = (before: string) =>
    expect.poll(async () => (await pixels(page)) === before).toBe(false);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: skyInstant });
  await open(page, pageAddresses.fr.contact);
  await page.clock.runFor(5_000);
  await untilSkyIsLive(page, 'fr');
  await expectTurned(await passAnHour());

  await press('motion.pause');
  const paused = await passAnHour();
  expect((await settledPixels(page)) === paused).toBe(true);
  await press('motion.play');
  await expectTurned(paused);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await passAnHour();
  expect((await settledPixels(page)) === still).toBe(true);
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
    await typeHash(page, '#/');
    await expectHeading(page, headings.fr.home);
    await typeHash(page, '#/contact');
    await expect(sky(page)).toBeVisible();
  };
  // Each page that is rendered ahead brings its nodes once.
  await untilRenderedAhead(page);
  for (let time = 0; time < 2; time++) await visit();
  const before = await inUse();
  for (let time = 0; time < 20; time++) await visit();
  const after = await inUse();
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  // Less than one node for each visit.
  expect(after.nodes - before.nodes).toBeLessThan(20);
});

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

  test('without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pageAddresses.fr.contact);
    await expect(page.getByText(pictureDate)).toBeVisible();
    await expect(page.getByRole('figure').locator('img')).toBeVisible();
    await context.close();
  });

  test('for a visitor who saves data, who gets no worlds either', async ({ page }) => {
    await saveData(page);
    const requests = recordRequests(page);
    const settled = watchTraffic(page);
    await open(page, pageAddresses.fr.contact);
    await settled();
    await expectPicture(page);
    await moveTo(page, 'fr', 'hobbies');
    await settled();
    await expect(sky(page)).toHaveCount(0);
    if (process.env.BASE_URL) return;
    const late = [skyChunk(), worldsChunk()];
    expect(requests.filter((request) => late.some((file) => request.url().endsWith(file)))).toEqual([]);
  });

  test('when the chart can be neither fetched nor drawn', async ({ page, context }) => {
    if (!process.env.BASE_URL) {
      const failed = page.waitForEvent('requestfailed');
      await page.route(`**/${skyChunk()}`, (route) => route.abort());
      await open(page, pageAddresses.fr.contact);
      await failed;
      await expectPicture(page);
    }
    const drawing = await context.newPage();
    const errors = recordErrors(drawing);
    await drawing.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const settled = watchTraffic(drawing);
    await open(drawing, pageAddresses.fr.contact);
    await settled();
    await expectPicture(drawing);
    expect(errors).toEqual([]);
  });
});
