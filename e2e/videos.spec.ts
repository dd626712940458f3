/** Players request nothing before a click, play side by side, and link to YouTube. */
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { record, scripts, untilQuiet } from './support/requests';
import type { Site } from './support/site';
import { videos, works } from './support/words';

const [first] = videos;
test.skip(!first, 'no work has a video');
const { id, title } = first ?? { id: '', title: '' };

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
// Players start in another way there.
test.use({ userAgent: ({ isMobile }, use) => use(isMobile ? iPhone : undefined) });

const small = { width: 200, height: 150 };

/** A player that writes each key it gets. */
const player = `<title>Player</title><button>Pause</button><output></output>
  <script>addEventListener('keydown', ({ code }) => document.querySelector('output').append(code + ' '))</script>`;

/** Answers requests to YouTube and any other origin with a player. @returns their addresses */
async function stubYoutube(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => {
      requested.push(route.request().url().replace(/\?.*/, ''));
      return route.fulfill({ contentType: 'text/html', body: player });
    },
  );
  return requested;
}

const label = (site: Site, key = title) => site.text('video.play', { title: site.text(key) });
const playButton = (site: Site, key = title) =>
  site.main.getByRole('button', { name: label(site, key), exact: true });
const watchLink = (site: Site, key = title) =>
  site.main.getByRole('link', { name: `${site.text(key)} — YouTube`, exact: true });
const playerOf = (page: Page, index: number) => page.frameLocator('iframe').nth(index);
const pause = (page: Page, index = 0) => playerOf(page, index).getByRole('button', { name: 'Pause' });

test('players request nothing before a tap', {
  tag: '@touch',
}, async ({ page, site }) => {
  const { requests } = record(page);
  await site.open('portfolio');
  await site.seeWholePage();
  for (const video of videos) {
    await expect(watchLink(site, video.title)).toBeVisible();
    expect(await playButton(site, video.title).boundingBox()).toMatchObject(small);
  }
  await playButton(site).hover();
  await playButton(site).focus();
  const { origin } = new URL(page.url());
  // A connection opened in advance is no request, but it reveals the visitor too.
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('link:not([rel=canonical], [rel=alternate])')].map(
      (one) => (one as HTMLLinkElement).href,
    ),
  );
  expect(
    [...requests, ...links].filter((url) => !url.startsWith(origin) && !url.startsWith('data:')),
  ).toEqual([]);

  const requested = await stubYoutube(page);
  await playButton(site).click();
  await expect(pause(page)).toBeVisible();
  await expect(playButton(site)).toBeHidden();
  expect(await page.locator('iframe').boundingBox()).toMatchObject(small);
  expect(requested).toEqual([`https://www.youtube-nocookie.com/embed/${id}`]);
});

test('players play side by side until their page is left', {
  tag: '@engines',
}, async ({ page, site }) => {
  await site.open('portfolio');
  await stubYoutube(page);
  const playing = videos.slice(0, 2);
  for (const video of playing) await playButton(site, video.title).press('Space');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(playing.length);
  const started = await frames.first().elementHandle();
  for (const own of locales.map((locale) => site.in(locale)).reverse())
    await test.step(`in ${own.language}`, async () => {
      await own.switchTo();
      for (const [index, video] of playing.entries())
        await expect(frames.nth(index)).toHaveAccessibleName(own.text(video.title));
      for (const video of videos.slice(2)) await expect(playButton(own, video.title)).toBeVisible();
    });
  expect(await started?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(pause(page)).toBeVisible();
  for (const route of ['contact', 'portfolio'] as const) await site.moveTo(route);
  await expect(frames).toHaveCount(0);
  await expect(playButton(site)).toBeVisible();
});

test('keys reach the player that was started last', async ({ page, site }) => {
  await site.open('portfolio');
  await stubYoutube(page);
  for (const [index, video] of videos.slice(0, 2).entries()) {
    // By a click: a complete Chromium may still send a key to the frame that had the focus.
    await playButton(site, video.title).click();
    // The empty frame before it has the focus too, and loses the keys.
    await expect(pause(page, index)).toBeVisible();
    await expect(playerOf(page, index).locator('body')).toBeFocused();
    const keys = playerOf(page, index).getByRole('status');
    // Rarely a complete Chromium learns nothing of the focus of a frame that it has just loaded.
    await expect(async () => {
      await page.keyboard.press('Space');
      const frame = page.locator('iframe').nth(index);
      await expect(keys)
        .toHaveText(/^Space/, { timeout: 1_000 })
        .catch((error) =>
          frame.evaluate((one) => [one.blur(), one.focus()]).then(() => Promise.reject(error)),
        );
    }).toPass();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(keys).toHaveText(/Space Tab Tab\s*$/);
    await expect(watchLink(site, video.title)).toBeFocused();
  }
});

test('Tab scrolls each player of a row into view as a whole', async ({ page, site }) => {
  test.skip(!works.some((work) => work.videos.length > 1), 'no work has two videos');
  const row = site.main.getByRole('list', { name: site.text('portfolio.videos') }).first();
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('portfolio');
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button').first().focus();
  for (const control of await row.getByRole('button').or(row.getByRole('link')).all()) {
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('a player whose script is missing is a link', {
  tag: '@engines',
}, async ({ page, site }) => {
  const { thrown } = record(page);
  await site.open('home');
  await untilQuiet(page);
  // The page is there, and the player is not fetched ahead.
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await site.moveTo('portfolio');
  for (const video of videos) {
    const play = site.main.getByRole('link', { name: label(site, video.title), exact: true });
    for (const link of [play, watchLink(site, video.title)])
      await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video.id}`);
  }
  await stubYoutube(page);
  await page.getByRole('link', { name: label(site), exact: true }).click();
  await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${id}`);
  expect(thrown).toEqual([]);
});
