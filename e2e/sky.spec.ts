import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { skyChunk, worldsChunk } from './chunks';
import { expectedSky, skyInstant, untilSkyIsLive } from './sky';
import {
  expectHeading,
  hashAddresses,
  headings,
  type Language,
  open,
  otherLanguage,
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

/** Noon, the dates of clocks that are wrong, and tonight. */
const dates = [
  new Date('2026-11-22T11:40:00Z'),
  new Date('1999-01-31T12:01:00Z'),
  new Date('2077-01-31T12:01:00Z'),
  skyInstant,
];

/** The date of the picture begins like this. */
const pictureDate = (language: Language) =>
  words(language, 'contact.skyPicture', { date: '|', time: '|' }).split('|')[0] ?? '';

const sky = (page: Page) => page.locator('canvas');
const pixels = (page: Page) => sky(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** The pixels of a chart that is no longer being drawn: a page that is shown draws it anew. */
async function settledPixels(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await pixels(page);
        return last === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return last;
}

/** Leaves Contact and comes back. */
async function visitAgain(page: Page) {
  await typeHash(page, '#/');
  await expect(sky(page)).toBeHidden();
  await typeHash(page, '#/contact');
  await expect(sky(page)).toBeVisible();
}

async function expectSkyOf(page: Page, language: Language, date: Date) {
  const { sentence, items } = expectedSky(language, date);
  await expect(page.getByText(sentence)).toBeVisible();
  const list = page.getByRole('list', { name: words(language, 'sky.list') });
  await expect(list.getByRole('listitem')).toHaveText(items);
}

test('Contact describes the sky of any date in any language, and is a picture in print', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const language = isMobile ? 'en' : 'fr';
  const errors = recordErrors(page);
  const untilQuiet = watchTraffic(page);
  await page.clock.setFixedTime(skyInstant);
  await open(page, hashAddresses[language].contact);
  await untilSkyIsLive(page, language);
  for (const date of dates) {
    await test.step(date.toISOString(), async () => {
      await page.clock.setFixedTime(date);
      await visitAgain(page);
      await expectSkyOf(page, language, date);
      for (const name of [profile.email, profile.phone])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step('the other language needs no request', async () => {
    await untilQuiet();
    const requests = recordRequests(page);
    await switchTo(page, otherLanguage[language]);
    await expectSkyOf(page, otherLanguage[language], skyInstant);
    expect(requests).toEqual([]);
  });
  const date = page.getByText(pictureDate(otherLanguage[language]));
  await expect(date).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(date).toBeVisible();
  await expect(sky(page)).toBeHidden();
  expect(errors).toEqual([]);
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

  // Without a graphics card a large page that moves is slow.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: skyInstant });
  await open(page, pageAddresses.fr.contact);
  await page.clock.fastForward(5_000);
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

test.describe('on a small screen with three device pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 600 } });

  test('the chart is as sharp as the screen, and ten visits leave nothing behind', async ({ page }) => {
    await page.clock.setFixedTime(skyInstant);
    await open(page, hashAddresses.fr.contact);
    await untilSkyIsLive(page, 'fr');
    const sharpness = () =>
      sky(page).evaluate((canvas: HTMLCanvasElement) => Math.round(canvas.width / canvas.clientWidth));
    await expect.poll(sharpness).toBe(3);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(sharpness).toBe(3);

    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const inUse = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { nodes: count('Nodes'), listeners: count('JSEventListeners') };
    };
    // Each page that is rendered ahead brings its nodes once.
    await untilRenderedAhead(page);
    for (let time = 0; time < 2; time++) await visitAgain(page);
    const before = await inUse();
    for (let time = 0; time < 10; time++) await visitAgain(page);
    const after = await inUse();
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    // Less than one node for each visit.
    expect(after.nodes - before.nodes).toBeLessThan(10);
  });
});

test.describe('the picture and its date remain', () => {
  const expectPicture = async (page: Page) => {
    await expect(page.getByText(pictureDate('fr'))).toBeVisible();
    await expect(sky(page)).toHaveCount(0);
    const image = page.getByRole('figure').locator('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  };

  test('without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pageAddresses.fr.contact);
    await expect(page.getByText(pictureDate('fr'))).toBeVisible();
    await expect(page.getByRole('figure').locator('img')).toBeVisible();
    await context.close();
  });

  test('for a visitor who saves data, who gets no worlds either', async ({ page }) => {
    await saveData(page);
    const requests = recordRequests(page);
    const settled = watchTraffic(page);
    await open(page, pageAddresses.fr.contact);
    await typeHash(page, '#/hobbies');
    await expectHeading(page, headings.fr.hobbies);
    await settled();
    await expect(sky(page)).toHaveCount(0);
    await typeHash(page, '#/contact');
    await expectPicture(page);
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
