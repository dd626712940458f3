/** Contact shows the sky above the owner's city: a dated picture, then the sky of the minute. */
import { hasSky } from '../app/contact/sky/observer';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { hold, record, scripts, untilQuiet } from './support/requests';
import type { Site } from './support/site';
import { instant, overTheOwner } from './support/words';

/** The round picture, with the chart of the minute above it. */
const porthole = (site: Site) => site.main.locator('div:has(> img[src$="/sky.svg"])');
/** What is in the sky, for those who don't see it; only the sky of the minute has it. */
const bodies = (site: Site) => site.skyList.getByRole('listitem');
/** The words of the picture, which end with its date where it is final. */
function caption(site: Site) {
  const [start = ''] = site
    .text('contact.skyPicture', { city: profile.city ?? '', date: '@', time: '@' })
    .split('@');
  return site.main.getByRole('paragraph').filter({ hasText: start.trim() });
}
const expectDate = (site: Site) => expect(caption(site)).toHaveText(/ \d{4}\b/, { useInnerText: true });
/** All that is read aloud. */
const words = (site: Site) => site.main.ariaSnapshot();

/** Expects the chart: it names the Moon, which is in every sky of these tests. */
const expectChart = (site: Site) =>
  expect(porthole(site).getByText(site.text('sky.bodies.moon'))).toBeVisible();

/** Expects the picture alone, and words that say of which day and hour it is. */
async function expectDatedPicture(site: Site) {
  await expect(porthole(site).locator('img'), 'the picture').not.toHaveJSProperty('naturalWidth', 0);
  await expectDate(site);
  await expect(porthole(site).getByText(site.text('sky.bodies.moon'))).toBeHidden();
}

/** Opens Contact, and waits for the chart of the minute. */
async function openChart(site: Site) {
  await site.page.clock.install({ time: instant });
  await site.visit(site.path('contact'));
  await site.page.clock.fastForward(5_000);
  await expect(bodies(site).first()).toBeAttached();
}

test.skip(!hasSky, 'the site knows no city');

test('the sky of the minute is a chart with words for it', async ({ page, site }) => {
  await openChart(site);
  await expectChart(site);
  const left = async (name: 'east' | 'west') => {
    const letter = site.main.getByText(site.text(`contact.compass.${name}`), { exact: true });
    return (await letter.first().boundingBox())?.x ?? Number.NaN;
  };
  expect(await left('east'), 'as on every chart of the sky').toBeLessThan(await left('west'));
  // Which ones depends on the owner's city, but the Moon is above all of Europe.
  const listed = (await bodies(site).allTextContents()).map((item) => item.split(':')[0]?.trim() ?? '');
  expect(listed).toContain(site.text('sky.bodies.moon'));
  const labels = listed.map((name) => porthole(site).getByText(name, { exact: true }));
  const seen = await Promise.all(labels.map((label) => label.isVisible()));
  // Of two that touch, one may have no room for its name.
  expect(seen.filter(Boolean).length).toBeGreaterThanOrEqual(listed.length - 1);
  await expect(caption(site)).toBeHidden();

  await test.step('drawn again while somebody sees it', async () => {
    const before = await words(site);
    const chart = await porthole(site).screenshot();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await page.clock.fastForward('01:00:00');
    await page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    });
    expect(await words(site)).toBe(before);
    await setHidden(false);
    await expect.poll(() => words(site)).not.toBe(before);
    await expect.poll(async () => (await porthole(site).screenshot()).equals(chart)).toBe(false);
  });
  await test.step('in another language, without a request', async () => {
    await untilQuiet(page);
    const { requests, errors } = record(page);
    await site.other.switchTo();
    await expectChart(site.other);
    await expect(bodies(site.other).filter({ hasText: site.other.text('sky.bodies.moon') })).toBeAttached();
    await untilQuiet(page);
    expect({ requests, errors }).toEqual({ requests: [], errors: [] });
  });
  await test.step('printed as a dated picture', async () => {
    await page.emulateMedia({ media: 'print' });
    await expectDatedPicture(site.other);
  });
});

test.describe('the picture of the sky shows its date', () => {
  test('once the chart can’t be loaded', async ({ page, site }) => {
    await site.open('home');
    await untilQuiet(page);
    // The page is there, and the chart is not fetched ahead.
    await page.route(scripts, (route) => route.abort());
    const release = await hold(page, scripts);
    await site.moveTo('contact');
    await expect(caption(site)).not.toHaveText(/\d/, { useInnerText: true });
    release();
    await expectDatedPicture(site);
  });

  test('with Save-Data', async ({ page, site }) => {
    await site.saveData();
    await site.visit(site.path('contact'));
    await untilQuiet(page);
    await expectDatedPicture(site);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('at once', async ({ page, site }) => {
      await page.goto(site.path('contact'));
      await expectDatedPicture(site);
    });
  });
});

test.describe('the sentence and the labels of a crowded sky', () => {
  /** The longest sentence of three years, and planets beside each other. */
  const crowded = ['2026-11-24T06:17Z', '2026-11-20T06:17Z', '2028-11-10T04:17Z'];
  const widths = [320, 390, 430, 768, 1440];

  test('the page keeps its place when the sentence arrives', async ({ page, site }) => {
    await page.clock.setFixedTime(overTheOwner(crowded[0] ?? ''));
    const there = site.other;
    await there.open('home');
    await untilQuiet(page);
    const release = await hold(page, scripts);
    await there.moveTo('contact');
    await expect(bodies(there)).toHaveCount(0);
    const tops = async () => {
      const all: Record<number, number[]> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        all[width] = await page
          .locator('main a, main button, footer')
          .evaluateAll((ones) => ones.map((one) => Math.round(one.getBoundingClientRect().top)));
      }
      return all;
    };
    const before = await tops();
    const spoken = await words(there);
    release();
    await expect.poll(() => words(there)).not.toBe(spoken);
    expect(await tops()).toEqual(before);
  });

  test('no label touches another', async ({ page, site }) => {
    await openChart(site);
    const counts = [];
    for (const time of crowded) {
      const before = await words(site);
      await page.clock.setSystemTime(overTheOwner(time).getTime() - 60_000);
      await page.clock.fastForward(60_000);
      await expect.poll(() => words(site), 'the sky of another minute').not.toBe(before);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const labels = await porthole(site)
          .locator('svg > g > text:not(g g text)')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility())
              .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() })),
          );
        // Above and below its letters a line of text has room of its own.
        const inset = 0.2;
        const touching = labels.flatMap((one, index) =>
          labels
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right + 2 &&
                other.left < one.right + 2 &&
                one.top < other.bottom - inset * other.height &&
                other.top < one.bottom - inset * one.height,
            )
            .map((other) => `${one.name}, ${other.name}`),
        );
        counts.push(labels.length);
        expect(touching, `${time}, ${width} px`).toEqual([]);
      }
    }
    expect(Math.max(...counts), 'labels').toBeGreaterThan(1);
    await test.step('a single body by day is no list', async () => {
      await page.clock.setSystemTime(overTheOwner('2026-11-22T12:17Z'));
      await page.clock.fastForward(60_000);
      await expect(site.main.getByText(site.text('sky.light.day'))).toBeVisible();
      const parts = { name: '', height: '', direction: '', body: '', phase: 0, altitude: 0, azimuth: '@' };
      const [beforeAzimuth = ''] = site.text('sky.item', parts).split('@');
      const azimuth = beforeAzimuth.trim().split(/\s/).at(-1) ?? '';
      expect(azimuth).not.toBe('');
      await expect(site.main.getByText(azimuth)).toHaveCount(1);
      await expect(bodies(site)).toHaveCount(0);
      await expect(site.main.getByRole('figure')).toHaveCount(0);
    });
  });
});
