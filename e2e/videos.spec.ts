/** The small players of the portfolio: before a click, playing, and when the player does not load. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { hashAddresses, type Language, languages, otherLanguage, videos, words } from './expected';
import { deviceOf, moveTo, open, recordRequests, seeWholePage, switchTo } from './support';

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

const playButton = (page: Page, language: Language = 'fr', key = title) =>
  page.getByRole('button', { name: playLabel(language, key), exact: true });

/** The list items of the videos, whatever they show. */
const boxesOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: words(language, 'portfolio.videos') }).getByRole('listitem');

const boxOf = (page: Page, language: Language = 'fr') => boxesOf(page, language).first();

const failure = (page: Page, language: Language = 'fr') => page.getByText(words(language, 'video.failed'));

/** Waits until the document in the frame runs. */
async function expectPlaying(box: Locator) {
  await expect(box.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
}

async function expectFocusIn(frame: Locator) {
  await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function expectTitle(frame: Locator, title: string) {
  expect((await frame.getAttribute('title'))?.replace(/\s/g, ' ')).toBe(title.replace(/\s/g, ' '));
}

/** The size of a player, in CSS pixels. */
const small = { width: 200, height: 150 };

/** Expects every player to be small and to have the name of its video and our poster. */
async function expectPosters(page: Page, language: Language) {
  await seeWholePage(page);
  const boxes = boxesOf(page, language);
  await expect(boxes.getByRole('button')).toHaveText(videos.map((one) => playLabel(language, one.title)));
  const players = await boxes.evaluateAll((items) =>
    items.map((item) => {
      const poster = item.querySelector('img');
      const isOurs = new URL(poster?.currentSrc ?? '').origin === location.origin;
      const { width, height } = poster?.getBoundingClientRect() ?? {};
      return { width, height, hasPoster: isOurs && Boolean(poster?.naturalWidth) };
    }),
  );
  expect(players).toEqual(videos.map(() => ({ ...small, hasPoster: true })));
}

/** Expects a switch of the language to rename the players that are idle and to leave the playing one alone. */
async function expectRenamed(page: Page, from: Language) {
  const to = otherLanguage[from];
  const frame = await page.locator('iframe').elementHandle();
  await switchTo(page, to);
  await expect(boxesOf(page, to).getByRole('button')).toHaveText(
    videos.slice(1).map((one) => playLabel(to, one.title)),
  );
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  await expectPlaying(boxOf(page, to));
}

for (const language of languages) {
  test(`players in ${language} ask no other origin until a click, then play side by side`, {
    tag: ['@smoke', ...deviceOf(language)],
  }, async ({ page }) => {
    await page.clock.install();
    const requests = recordRequests(page);
    await open(page, hashAddresses[language].portfolio);
    await expectPosters(page, language);
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
    const frame = boxOf(page, language).locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${embed}\\?`));
    await expectPlaying(boxOf(page, language));
    await expectFocusIn(frame);
    expect(await frame.boundingBox()).toMatchObject(small);
    await expectTitle(frame, playLabel(language));
    await expect(playButton(page, language)).toBeHidden();
    await page.clock.fastForward(1_000);
    await page.clock.fastForward(patience);
    await expect(failure(page, language)).toHaveCount(0);
    await test.step('a language switch renames only idle players', () => expectRenamed(page, language));
    expect(requested).toEqual([embed]);

    const second = videos[1];
    if (!second) return;
    await playButton(page, otherLanguage[language], second.title).press('Enter');
    await expect(page.locator('iframe')).toHaveCount(2);
    await expectFocusIn(page.locator('iframe').last());
    await expectTitle(page.locator('iframe').last(), playLabel(otherLanguage[language], second.title));
  });
}

/** The link to the video that takes the place of a player that failed. */
const watchLink = (page: Page, language: Language) =>
  boxOf(page, language)
    .getByRole('status')
    .getByRole('link', { name: words(language, 'video.watchOnYoutube', { title: words(language, title) }) });

/** Expects the message and the link once the player had its time, and not before. */
async function expectFailure(page: Page) {
  await expectFocusIn(boxOf(page).locator('iframe'));
  await page.clock.fastForward(4_000);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.fastForward(patience - 4_000);
  await expect(failure(page)).toBeVisible();
  await expect(watchLink(page, 'fr')).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
  // The link covers the dead player, so it can be clicked.
  await watchLink(page, 'fr').click({ trial: true });
  expect(await boxOf(page).boundingBox()).toMatchObject(small);
}

/** Leaves the page and returns: the players on it are idle again. */
async function leaveAndReturn(page: Page) {
  await moveTo(page, 'fr', 'contact');
  await moveTo(page, 'fr', 'portfolio');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unrouteAll();
}

test('a silent, blocked or offline player gives way to a message and a link', async ({ page, context }) => {
  await page.clock.install({ time: 0 });
  await open(page, hashAddresses.fr.portfolio);
  await test.step('a silent player, until it replies', async () => {
    await stubYoutube(page, 'silent');
    await playButton(page).press('Space');
    await expectPlaying(boxOf(page));
    await expectFailure(page);
    await switchTo(page, 'en');
    await expect(failure(page, 'en')).toBeVisible();
    await expect(watchLink(page, 'en')).toBeVisible();
    const frame = page.frame({ url: /youtube-nocookie/ });
    await expect.poll(() => frame?.evaluate(() => typeof Reflect.get(globalThis, 'reply'))).toBe('function');
    await frame?.evaluate(() => Reflect.get(globalThis, 'reply')());
    await expect(failure(page, 'en')).toHaveCount(0);
    await expectPlaying(boxOf(page, 'en'));
    await switchTo(page, 'fr');
  });

  await leaveAndReturn(page);
  await test.step('a blocked player', async () => {
    await stubYoutube(page, 'blocked');
    await playButton(page).press('Enter');
    await expectFailure(page);
  });

  await leaveAndReturn(page);
  await test.step('a player without a network, at once', async () => {
    await context.setOffline(true);
    // The clock stops well before the player has had its time.
    await page.clock.pauseAt(60_000);
    await playButton(page).click();
    await page.clock.runFor(1_000);
    await expect(failure(page)).toBeVisible();
  });
});
