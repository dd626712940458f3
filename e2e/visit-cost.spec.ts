/** The footer says what the visit has cost, in agreement with the browser's own protocol. */
import { expect, type Page, test } from 'playwright/test';
import { link, moveTo, open, path, text, untilQuiet, videos } from './support';

/** The figures of the sentence in the footer: kilobytes, requests, and those to other sites. */
async function figures(page: Page) {
  const [start = ''] = text.en('visit.cost', { bytes: '@', requests: 0, otherSites: 0 }).split('@');
  const sentence = page.getByRole('contentinfo').getByText(start);
  await expect(sentence).toBeVisible();
  const numbers = (await sentence.textContent())?.replace(/(\d),(\d{3})/g, '$1$2').match(/\d+/g) ?? [];
  const [kilobytes = Number.NaN, requests = Number.NaN, otherSites = 0] = numbers.map(Number);
  return { kilobytes, requests, otherSites };
}

test('the footer says what a visit has cost, and goes on counting over moves', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium has this protocol');
  const seen = { bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength)
      Object.assign(seen, { bytes: seen.bytes + encodedDataLength, requests: seen.requests + 1 });
  });
  await open(page, path('en', 'home'));
  await untilQuiet(page);
  const agree = async () => {
    await expect
      .poll(async () => {
        const said = await figures(page);
        return Math.max(
          Math.abs(said.kilobytes * 1000 - seen.bytes) / seen.bytes,
          Math.abs(said.requests - seen.requests) / seen.requests,
        );
      })
      .toBeLessThan(0.05);
  };
  await agree();
  const before = await figures(page);
  await link(page, 'en', 'portfolio').click();
  await moveTo(page, 'en', 'contact');
  await untilQuiet(page);
  await agree();
  expect((await figures(page)).kilobytes).toBeGreaterThan(before.kilobytes);
  expect((await figures(page)).otherSites).toBe(0);
});

test('a request of a player counts as one to another site', async ({ page }) => {
  const [video] = videos;
  test.skip(!video, 'no work has a video');
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  await open(page, path('en', 'portfolio'));
  await page
    .getByRole('button', { name: text.en('video.play', { title: text.en(video?.title ?? '') }), exact: true })
    .click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(async () => (await figures(page)).otherSites).toBe(1);
});
