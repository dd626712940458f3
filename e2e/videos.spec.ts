/** The small players of the portfolio ask nobody until a click, play side by side, and give way to a link when YouTube is silent. */
import { expect, type Page, test } from 'playwright/test';
import { flag, hash, type Language, link, open, record, seeWholePage, text, videos } from './support';

const [first, second] = videos;
test.skip(!first, 'no work has a video');
const { id, title } = first ?? { id: '', title: '' };

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
// Players start in another way there.
test.use({ userAgent: ({ isMobile }, use) => use(isMobile ? iPhone : undefined) });

const small = { width: 200, height: 150 };

/** A page that behaves like YouTube's player: it replies to `listening` with a message of its own, or when it is told to. */
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
      requested.push(route.request().url().replace(/\?.*/, ''));
      if (behaviour === 'blocked') return route.abort();
      return route.fulfill({ contentType: 'text/html', body: player(behaviour === 'replies') });
    },
  );
  return requested;
}

const label = (language: Language, key = title) =>
  text[language]('video.play', { title: text[language](key) });
const playButton = (page: Page, language: Language = 'fr', key = title) =>
  page.getByRole('button', { name: label(language, key), exact: true });
/** The list items of the videos, whatever they show. */
const boxes = (page: Page, language: Language = 'fr') =>
  page.getByRole('list', { name: text[language]('portfolio.videos') }).getByRole('listitem');
const failure = (page: Page, language: Language = 'fr') => page.getByText(text[language]('video.failed'));
const pause = (page: Page) => page.frameLocator('iframe').first().getByRole('button', { name: 'Pause' });

test('players ask no other origin until a click, then play side by side', {
  tag: ['@smoke', '@phone'],
}, async ({ page }) => {
  await page.clock.install();
  const { requests } = record(page);
  await open(page, hash('fr', 'portfolio'));
  await seeWholePage(page);
  await expect(boxes(page).getByRole('button')).toHaveText(videos.map((video) => label('fr', video.title)));
  await playButton(page).hover();
  await playButton(page).focus();
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
  const poster = boxes(page).first().locator('img');
  expect(await poster.boundingBox()).toMatchObject(small);
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const requested = await stubYoutube(page, 'replies');
  await playButton(page).click();
  await expect(pause(page)).toBeVisible();
  const frame = page.locator('iframe').first();
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAccessibleName(label('fr'));
  expect(await frame.boundingBox()).toMatchObject(small);
  expect(requested).toEqual([`https://www.youtube-nocookie.com/embed/${id}`]);
  await page.clock.fastForward(8_500);
  await expect(failure(page)).toHaveCount(0);

  await test.step('a switch of language renames idle players and leaves the playing one alone', async () => {
    const playing = await frame.elementHandle();
    await flag(page, 'en').click();
    await expect(boxes(page, 'en').getByRole('button')).toHaveText(
      videos.slice(1).map((video) => label('en', video.title)),
    );
    expect(await playing?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(pause(page)).toBeVisible();
  });
  if (!second) return;
  await playButton(page, 'en', second.title).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(page.locator('iframe').last()).toBeFocused();
});

test('a silent, blocked or offline player gives way to a message and a link', async ({ page, context }) => {
  await page.clock.install({ time: 0 });
  await open(page, hash('fr', 'portfolio'));
  const watch = page
    .getByRole('status')
    .getByRole('link', { name: text.fr('video.watchOnYoutube', { title: text.fr(title) }) });

  /** Expects the message and the link once the player had its time, and not before. */
  const expectFailure = async () => {
    await expect(page.locator('iframe')).toBeFocused();
    await page.clock.fastForward(4_000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.fastForward(4_500);
    await expect(failure(page)).toBeVisible();
    await expect(watch).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    // The link covers the dead player, so it can be clicked.
    await watch.click({ trial: true });
    expect(await boxes(page).first().boundingBox()).toMatchObject(small);
  };
  const leaveAndReturn = async () => {
    await link(page, 'fr', 'contact').click();
    await link(page, 'fr', 'portfolio').click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unrouteAll();
  };
  await test.step('a silent player, until it replies', async () => {
    await stubYoutube(page, 'silent');
    await playButton(page).press('Space');
    await expect(pause(page)).toBeVisible();
    await expectFailure();
    const frame = page.frame({ url: /youtube-nocookie/ });
    await expect.poll(() => frame?.evaluate(() => typeof Reflect.get(globalThis, 'reply'))).toBe('function');
    await frame?.evaluate(() => Reflect.get(globalThis, 'reply')());
    await expect(failure(page)).toHaveCount(0);
  });
  await test.step('a blocked player', async () => {
    await leaveAndReturn();
    await stubYoutube(page, 'blocked');
    await playButton(page).press('Enter');
    await expectFailure();
  });
  await test.step('a player without a network, at once', async () => {
    await leaveAndReturn();
    await context.setOffline(true);
    // The clock stops well before the player has had its time.
    await page.clock.pauseAt(600_000);
    await playButton(page).click();
    await page.clock.runFor(1_000);
    await expect(failure(page)).toBeVisible();
  });
});
