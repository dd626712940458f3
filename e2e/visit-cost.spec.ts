/** The footer says what the visit has cost, in agreement with the browser's own protocol. */
import { defaultLocale, locales } from '../app/lib/locales';
import { expect, test } from './fixtures';
import { untilQuiet } from './support/requests';
import type { Site } from './support/site';

// English, as its figures have no space in them.
const language = locales.find((locale) => String(locale) === 'en');
test.skip(!language, 'the site has no English');
test.use({ language });

const report = (site: Site) => {
  const [start = ''] = site.text('visit.figures', { figures: '@' }).split('@');
  return site.page.getByRole('contentinfo').getByText(start.trim());
};

/** The figures in the footer: kilobytes, requests, and those to other sites. */
async function figures(site: Site) {
  await expect(report(site)).toBeVisible();
  // What follows has a figure of its own.
  const [painted = ''] = site.text('visit.painted', { time: '@' }).split('@');
  const [cost = ''] = (await report(site).textContent())?.split(painted) ?? [];
  const numbers = cost.replace(/(\d),(\d{3})/g, '$1$2').match(/\d+/g) ?? [];
  const [kilobytes = Number.NaN, requests = Number.NaN, otherSites = 0] = numbers.map(Number);
  // With none to other sites the words say so, without a figure.
  const [, words = ''] = site.text('visit.cost', { bytes: '@', requests, otherSites }).split('@');
  expect(cost).toContain(words.trim());
  return { kilobytes, requests, otherSites };
}

test('the footer counts the bytes of a visit', async ({ page, site, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has this protocol');
  const seen = { bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength)
      Object.assign(seen, { bytes: seen.bytes + encodedDataLength, requests: seen.requests + 1 });
  });
  await site.visit(site.path('home'));
  await untilQuiet(page);
  const agree = async () => {
    await expect
      .poll(async () => {
        const said = await figures(site);
        return Math.max(
          Math.abs(said.kilobytes * 1000 - seen.bytes) / seen.bytes,
          Math.abs(said.requests - seen.requests) / seen.requests,
        );
      })
      .toBeLessThan(0.05);
  };
  await agree();
  const before = await figures(site);
  await site.other.switchTo();
  await site.other.expectHeading('home');
  await site.switchTo();
  expect(await figures(site), 'a switch of the language fetches nothing').toEqual(before);
  await site.link('portfolio').click();
  await site.moveTo('contact');
  await untilQuiet(page);
  await agree();
  expect((await figures(site)).kilobytes).toBeGreaterThan(before.kilobytes);
  expect((await figures(site)).otherSites).toBe(0);
});

test('the figures have a room of their own from the start', { tag: '@engines' }, async ({ page, site }) => {
  const own = site.in(defaultLocale);
  await own.visit(own.path('portfolio'));
  await untilQuiet(page);
  for (const [width, lines] of [
    [1440, 1],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [count, rooms] = await report(own).evaluate((words) => [
      words.getClientRects().length,
      (words.parentElement?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(words).lineHeight),
    ]);
    expect(count, `${width} px`).toBeLessThanOrEqual(lines);
    expect(Math.round(rooms ?? 0), `${width} px`).toBe(lines);
  }
});
