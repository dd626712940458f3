/** The small players of the portfolio: before a click, playing, and when the player does not load. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import {
  hashAddresses,
  type Language,
  languages,
  otherLanguage,
  pageAddresses,
  videos,
  words,
} from './expected';
import { deviceOf, open, recordRequests, switchTo, watchTraffic } from './support';

const [video] = videos;
test.skip(!video, 'no work has a video');

const { id, title } = video ?? { id: '', title: '' };

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

// Players start in another way there.
test.use({ userAgent: ({ isMobile }, use) => use(isMobile ? iPhone : undefined) });

const embed = `https://www.youtube-nocookie.com/embed/${id}`;

/** Longer than the site waits for a player. */
const patience = 8_500;

/** A page that behaves like YouTube's player: it replies to `listening` with a message of its own, or never does. */
const player = (replies: boolean) => `<!doctype html><title>Player</title><button>Pause</button><script>
  addEventListener('message', ({ data, source, origin }) => {
    const { event, id, channel } = JSON.parse(data);
    if (event !== 'listening') return;
    const reply = () => source.postMessage(JSON.stringify({ event: 'initialDelivery', id, channel, info: {} }), origin);
    if (${replies}) reply(); else globalThis.reply = reply;
  });
</script>`;

/** Replaces YouTube and blocks every other origin. @returns the addresses that were requested there */
async function stubYoutube(page: Page, behaviour: 'replies' | 'silent' | 'blocked'): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => {
      const url = route.request().url();
      requested.push(url.replace(/\?.*/, ''));
      if (!url.startsWith(embed.replace(id, '')) || behaviour === 'blocked') return route.abort();
      return route.fulfill({ contentType: 'text/html', body: player(behaviour === 'replies') });
    },
  );
  return requested;
}

const playLabel = (language: Language, key = title) =>
  words(language, 'video.play', { title: words(language, key) });

const playButton = (page: Page, language: Language = 'fr') =>
  page.getByRole('button', { name: playLabel(language), exact: true });

/** The list item of the first video, whatever it shows. */
const boxOf = (page: Page, language: Language = 'fr') =>
  page
    .getByRole('list', { name: words(language, 'portfolio.videos') })
    .first()
    .getByRole('listitem')
    .first();

const failure = (page: Page, language: Language = 'fr') => page.getByText(words(language, 'video.failed'));

/** Waits until the document in the frame runs. */
async function expectPlaying(box: Locator) {
  await expect(box.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** `toBeFocused` does not work here: a document counts as unfocused while a frame of another origin has the focus. */
async function expectFocusIn(frame: Locator) {
  await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** 200 × 150, or as large as two in a row are on a phone, in the same shape. */
function expectSmall(box: { width: number; height: number } | null, isPhone: boolean) {
  expect(box).not.toBeNull();
  const { width = 0, height = 0 } = box ?? {};
  if (!isPhone) expect([width, height]).toEqual([200, 150]);
  expect(width).toBeLessThanOrEqual(200);
  expect(width).toBeGreaterThan(140);
  expect(width / height).toBeCloseTo(4 / 3, 1);
}

/** Expects every player to be small and to have the name of its video and our poster. */
async function expectPosters(page: Page, language: Language, isMobile: boolean) {
  for (const one of videos) {
    const button = page.getByRole('button', { name: playLabel(language, one.title), exact: true });
    const item = page.getByRole('listitem').filter({ has: button });
    await item.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    expectSmall(await item.boundingBox(), isMobile);
    const poster = item.locator('img');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const isOurs = (image: HTMLImageElement) => new URL(image.currentSrc).origin === location.origin;
    expect(await poster.evaluate(isOurs)).toBe(true);
  }
}

for (const language of languages) {
  test(`small players in ${language} ask nothing of another origin until a click`, {
    tag: ['@smoke', ...deviceOf(language)],
  }, async ({ page, isMobile }) => {
    await page.clock.install();
    const requests = recordRequests(page);
    await open(page, hashAddresses[language].portfolio);
    await expectPosters(page, language, isMobile);
    await playButton(page, language).hover();
    await playButton(page, language).focus();
    await switchTo(page, otherLanguage[language]);
    await playButton(page, otherLanguage[language]).hover();
    await switchTo(page, language);
    const { origin } = new URL(page.url());
    const foreign = (url: string) => !url.startsWith(origin) && !url.startsWith('data:');
    expect(requests.map((request) => request.url()).filter(foreign)).toEqual([]);
    // A connection opened in advance is no request, but it reveals the visitor too.
    const links = await page.evaluate(() => [...document.querySelectorAll('link')].map((link) => link.href));
    expect(links.filter(foreign)).toEqual([]);

    const requested = await stubYoutube(page, 'replies');
    await playButton(page, language).click();
    const box = boxOf(page, language);
    const frame = box.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${embed}\\?`));
    await expectPlaying(box);
    await expectFocusIn(frame);
    const name = (await frame.getAttribute('title'))?.replace(/\s/g, ' ');
    expect(name).toBe(playLabel(language).replace(/\s/g, ' '));
    await expect(playButton(page, language)).toBeHidden();
    await page.clock.fastForward(1_000);
    await page.clock.fastForward(patience);
    await expect(failure(page, language)).toHaveCount(0);
    expect(requested).toEqual([embed]);
  });
}

/** The link to the video that takes the place of a player that failed. */
const watchLink = (page: Page, language: Language) =>
  boxOf(page, language)
    .getByRole('status')
    .getByRole('link', { name: words(language, 'video.watchOnYoutube', { title: words(language, title) }) });

/** Expects the message and the link once the player had its time, and not before. */
async function expectFailure(page: Page, isMobile: boolean) {
  await expectFocusIn(boxOf(page).locator('iframe'));
  await page.clock.fastForward(4_000);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.fastForward(patience - 4_000);
  await expect(failure(page)).toBeVisible();
  await expect(watchLink(page, 'fr')).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
  // The link covers the dead player, so it can be clicked.
  await watchLink(page, 'fr').click({ trial: true });
  expectSmall(await boxOf(page).boundingBox(), isMobile);
}

test('a silent or blocked player gives way to a message and a link, until it replies', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await open(page, hashAddresses.fr.portfolio);
  await stubYoutube(page, 'silent');
  await playButton(page).press('Space');
  await expectPlaying(boxOf(page));
  await expectFailure(page, isMobile);
  await switchTo(page, 'en');
  await expect(failure(page, 'en')).toBeVisible();
  await expect(watchLink(page, 'en')).toBeVisible();
  const frame = page.frame({ url: /youtube-nocookie/ });
  await expect.poll(() => frame?.evaluate(() => typeof Reflect.get(globalThis, 'reply'))).toBe('function');
  await frame?.evaluate(() => Reflect.get(globalThis, 'reply')());
  await expect(failure(page, 'en')).toHaveCount(0);
  await expectPlaying(boxOf(page, 'en'));

  await page.unrouteAll();
  await stubYoutube(page, 'blocked');
  await open(page, pageAddresses.fr.portfolio);
  await playButton(page).press('Enter');
  await expectFailure(page, isMobile);
});

test('without a network a player gives way to the message at once', async ({ page, context }) => {
  await page.clock.install({ time: 0 });
  await open(page, hashAddresses.fr.portfolio);
  await playButton(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  // The clock stops well before the player has had its time.
  await page.clock.pauseAt(60_000);
  await playButton(page).click();
  await page.clock.runFor(1_000);
  await expect(failure(page)).toBeVisible();
});

test('a language switch renames idle players, and several play side by side', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.portfolio);
  await quiet();
  const requested = await stubYoutube(page, 'replies');
  await playButton(page).press('Enter');
  await expectPlaying(boxOf(page));
  const frame = await boxOf(page).locator('iframe').elementHandle();
  const requests = recordRequests(page);

  await switchTo(page, 'en');
  const idle = videos.slice(1);
  for (const { title: key } of idle) {
    await expect(page.getByRole('button', { name: playLabel('en', key), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: playLabel('fr', key), exact: true })).toHaveCount(0);
  }
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  expect(requested).toEqual([embed]);
  expect(requests.map((request) => request.url())).toEqual([]);
  await expectPlaying(boxOf(page, 'en'));

  for (const { title: key } of idle.slice(0, 1)) {
    await page.getByRole('button', { name: playLabel('en', key), exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(2);
    await expectFocusIn(page.locator('iframe').last());
  }
});
