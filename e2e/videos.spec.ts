/** Players ask nobody until a click, play side by side, and lead to YouTube where they fail. */
import { expect, type Page, test } from './fixtures';
import {
  flag,
  hash,
  type Language,
  moveTo,
  open,
  record,
  roots,
  scripts,
  seeWholePage,
  text,
  untilQuiet,
  videos,
} from './support';

const [first, second] = videos;
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

const label = (language: Language, key = title) =>
  text[language]('video.play', { title: text[language](key) });
const playButton = (page: Page, language: Language = 'fr', key = title) =>
  page.getByRole('button', { name: label(language, key), exact: true });
/** The list items of the videos, whatever they show. */
const boxes = (page: Page, language: Language = 'fr') =>
  page.getByRole('list', { name: text[language]('portfolio.videos') }).getByRole('listitem');
const playerOf = (page: Page, index: number) => page.frameLocator('iframe').nth(index);
const pause = (page: Page) => playerOf(page, 0).getByRole('button', { name: 'Pause' });

test('players ask nobody until a tap, play side by side, and stop with their page', {
  tag: '@touch',
}, async ({ page }) => {
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

  const requested = await stubYoutube(page);
  await playButton(page).click();
  await expect(pause(page)).toBeVisible();
  const frame = page.locator('iframe').first();
  await expect(frame).toHaveAccessibleName(text.fr(title));
  expect(await frame.boundingBox()).toMatchObject(small);
  expect(requested).toEqual([`https://www.youtube-nocookie.com/embed/${id}`]);

  await test.step('a switch of language renames all players and leaves the playing one alone', async () => {
    const playing = await frame.elementHandle();
    await flag(page, 'en').click();
    await expect(boxes(page, 'en').getByRole('button')).toHaveText(
      videos.slice(1).map((video) => label('en', video.title)),
    );
    expect(await playing?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(frame).toHaveAccessibleName(text.en(title));
    await expect(pause(page)).toBeVisible();
  });
  if (second) {
    await playButton(page, 'en', second.title).press('Space');
    await expect(page.locator('iframe')).toHaveCount(2);
  }
  for (const name of ['contact', 'portfolio'] as const) await moveTo(page, 'en', name);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(playButton(page, 'en')).toBeVisible();
});

test('keys reach the player that was started last, and Tab goes on from it', async ({ page }) => {
  await open(page, hash('fr', 'portfolio'));
  await stubYoutube(page);
  for (const [index, video] of videos.slice(0, 2).entries()) {
    await playButton(page, 'fr', video.title).press('Space');
    await expect(playerOf(page, index).locator('body')).toBeFocused();
    for (const key of ['Space', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(playerOf(page, index).getByRole('status')).toHaveText('Space Tab Tab');
    await expect(boxes(page).nth(index).getByRole('link')).toBeFocused();
  }
});

test('each player has a link to YouTube, and without its script it is one', async ({ page }) => {
  const { thrown } = record(page);
  await open(page, roots.fr);
  await untilQuiet(page);
  // The page is there, and the player is not fetched ahead.
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await moveTo(page, 'fr', 'portfolio');
  for (const [index, video] of videos.entries()) {
    const links = boxes(page).nth(index).getByRole('link');
    await expect(links.last()).toHaveAccessibleName(`${text.fr(video.title)} — YouTube`);
    for (const one of await links.all())
      await expect(one).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video.id}`);
  }
  await stubYoutube(page);
  await page.getByRole('link', { name: label('fr'), exact: true }).click();
  await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${id}`);
  expect(thrown).toEqual([]);
});
