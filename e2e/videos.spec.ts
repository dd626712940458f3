/** The small players of the portfolio: before a click, playing, and when the player doesn't come. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { open, recordRequests, watchTraffic } from './support';

const video = 'nr5Pj6GQL2o';

const words = {
  fr: {
    address: './#/portfolio',
    play: 'Lire : Un tour de la Lune en 4K (NASA)',
    failed: 'Le lecteur vidéo n’a pas pu se charger.',
    link: 'Voir « Un tour de la Lune en 4K (NASA) » sur YouTube',
  },
  en: {
    address: './en/#/portfolio',
    play: 'Play: Tour of the Moon in 4K (NASA)',
    failed: 'The video player couldn’t be loaded.',
    link: 'Watch “Tour of the Moon in 4K (NASA)” on YouTube',
  },
} as const;

const titles = {
  fr: [
    'Un tour de la Lune en 4K',
    'La descente du rover Perseverance vers Mars',
    'Dix ans de Soleil',
    'Le lever de Terre d’Apollo 8',
    'Visite de la Station spatiale internationale',
  ],
  en: [
    'Tour of the Moon in 4K',
    'The Perseverance rover’s descent to Mars',
    'A decade of Sun',
    'Apollo 8’s Earthrise',
    'A tour of the International Space Station',
  ],
} as const;

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** How long a player may be silent, and a little more. */
const patience = 8_500;

/** A page that answers like YouTube's player: to `listening` with a message of its own, if it is one that answers. */
const player = (answers: boolean) => `<!doctype html><title>Player</title><button>Pause</button><script>
  addEventListener('message', ({ data, source, origin }) => {
    const { event, id, channel } = JSON.parse(data);
    if (event !== 'listening') return;
    const answer = () => source.postMessage(JSON.stringify({ event: 'initialDelivery', id, channel, info: {} }), origin);
    if (${answers}) answer(); else globalThis.answer = answer;
  });
</script>`;

/** Stands in for YouTube, and refuses all else that isn't the site itself. Gives the addresses asked of others. */
async function stubYoutube(page: Page, behaviour: 'answers' | 'silent' | 'blocked'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => !url.hostname.match(/^(localhost|127\.0\.0\.1)$/) && url.origin !== new URL(page.url()).origin,
    (route) => {
      asked.push(route.request().url());
      const isPlayer = route.request().url().startsWith('https://www.youtube-nocookie.com/embed/');
      if (!isPlayer || behaviour === 'blocked') return route.abort();
      return route.fulfill({ contentType: 'text/html', body: player(behaviour === 'answers') });
    },
  );
  return asked;
}

const playButton = (page: Page, language: 'fr' | 'en' = 'fr') =>
  page.getByRole('button', { name: words[language].play, exact: true });

/** The list item that holds the video, whatever stands in it now. */
const boxOf = (page: Page) =>
  page
    .getByRole('list', { name: /^Vid[eé]os$/ })
    .first()
    .getByRole('listitem');

const message = (page: Page, language: 'fr' | 'en' = 'fr') => page.getByText(words[language].failed);

/** Waits until the stub in the frame has run and, when it is one that answers, has been heard. */
async function untilPlaying(box: Locator) {
  await expect(box.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** `toBeFocused` won't do: a document that has handed the focus to a frame of another origin counts as out of focus. */
async function expectFocusIn(frame: Locator) {
  await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
}

for (const language of ['fr', 'en'] as const) {
  test(`players are small, named for their video and show a poster of our own, in ${language}`, async ({
    page,
  }) => {
    await open(page, words[language].address);
    const origin = new URL(page.url()).origin;
    for (const title of titles[language]) {
      const name = language === 'fr' ? `Lire : ${title} (NASA)` : `Play: ${title} (NASA)`;
      const button = page.getByRole('button', { name, exact: true });
      const item = page.getByRole('listitem').filter({ has: button });
      await item.scrollIntoViewIfNeeded();
      await expect(button).toBeVisible();
      const box = await item.boundingBox();
      expect([box?.width, box?.height]).toEqual([200, 150]);

      const poster = item.locator('img');
      await expect
        .poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(new URL(await poster.evaluate((img: HTMLImageElement) => img.currentSrc)).origin).toBe(origin);
    }
  });
}

for (const [device, userAgent] of [
  ['this browser', undefined],
  ['an iPhone', iPhone],
] as const) {
  test.describe(`in ${device}`, () => {
    test.use({ userAgent });

    test('nothing is asked of another origin before a click, not even after pointing at it', async ({
      page,
    }) => {
      const requests = recordRequests(page);
      await open(page, './#/portfolio');
      const button = playButton(page);
      await button.scrollIntoViewIfNeeded();
      await button.hover();
      await button.focus();
      await page.getByRole('button', { name: 'English' }).click();
      await playButton(page, 'en').hover();
      await playButton(page, 'en').focus();
      await expect
        .poll(() =>
          boxOf(page)
            .locator('img')
            .evaluate((img: HTMLImageElement) => img.complete),
        )
        .toBe(true);

      const { origin } = new URL(page.url());
      const foreign = requests
        .map((request) => request.url())
        .filter((url) => !url.startsWith(origin) && !url.startsWith('data:'));
      expect(foreign).toEqual([]);
      // A connection opened ahead is no request, but it tells who is there.
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('link')].map((link) => link.href),
      );
      expect(links.filter((href) => !href.startsWith(origin))).toEqual([]);
    });

    test('a click plays the video from the host without cookies, and nothing else of YouTube', {
      tag: '@smoke',
    }, async ({ page }) => {
      await page.clock.install();
      await open(page, './#/portfolio');
      const asked = await stubYoutube(page, 'answers');
      await playButton(page).click();
      const frame = boxOf(page).locator('iframe');
      await expect(frame).toHaveAttribute(
        'src',
        new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${video}\\?`),
      );
      await untilPlaying(boxOf(page));
      await expectFocusIn(frame);
      expect((await frame.getAttribute('title'))?.replace(/\s/g, ' ')).toBe(words.fr.play);
      await expect(playButton(page)).toBeHidden();

      await page.clock.fastForward(1_000);
      await page.clock.fastForward(patience);
      await expect(message(page)).toHaveCount(0);
      expect(asked.map((url) => url.replace(/\?.*/, ''))).toEqual([
        `https://www.youtube-nocookie.com/embed/${video}`,
      ]);
    });
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} plays too, and a player that doesn't come is told`, async ({ page, isMobile }) => {
    test.skip(isMobile, `a phone has no ${key} key`);
    await page.clock.install();
    await open(page, './#/portfolio');
    await stubYoutube(page, 'blocked');
    await playButton(page).press(key);
    await expectFocusIn(boxOf(page).locator('iframe'));
    await page.clock.fastForward(patience);
    await expect(message(page)).toBeVisible();
  });
}

for (const behaviour of ['blocked', 'silent'] as const) {
  test(`when the player is ${behaviour}, a message and the link to the video take its place`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, './#/portfolio');
    await stubYoutube(page, behaviour);
    await playButton(page).click();
    await expect(boxOf(page).locator('iframe')).toBeAttached();
    await page.clock.fastForward(4_000);
    await expect(message(page)).toHaveCount(0);

    await page.clock.fastForward(patience - 4_000);
    const status = boxOf(page).getByRole('status');
    await expect(status).toContainText(words.fr.failed);
    const link = status.getByRole('link', { name: words.fr.link });
    await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video}`);
    // It lies over the dead box, where it can be clicked.
    await link.click({ trial: true });
    expect(await boxOf(page).boundingBox()).toMatchObject({ width: 200, height: 150 });

    await page.getByRole('button', { name: 'English' }).click();
    await expect(status).toContainText(words.en.failed);
    await expect(status.getByRole('link', { name: words.en.link })).toBeVisible();
  });
}

test('a player that answers late takes the message back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  await page.clock.install();
  await open(page, './#/portfolio');
  await stubYoutube(page, 'silent');
  await playButton(page).click();
  await untilPlaying(boxOf(page));
  await page.clock.fastForward(patience);
  await expect(message(page)).toBeVisible();

  const frame = page.frame({ url: /youtube-nocookie/ });
  await expect.poll(() => frame?.evaluate(() => typeof Reflect.get(globalThis, 'answer'))).toBe('function');
  await frame?.evaluate(() => Reflect.get(globalThis, 'answer')());
  await expect(message(page)).toHaveCount(0);
  await untilPlaying(boxOf(page));
});

test('without a network the message comes at once', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  // Time stands still: the message doesn't wait for the patience to run out.
  await page.clock.install({ time: 0 });
  await open(page, './#/portfolio');
  await playButton(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await playButton(page).click();
  await expect(message(page)).toBeVisible({ timeout: 4_000 });
});

test('a switch of language renames the players that wait and leaves the one that plays alone', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  const quiet = watchTraffic(page);
  await open(page, './#/portfolio');
  await quiet();
  const asked = await stubYoutube(page, 'answers');
  await playButton(page).press('Enter');
  await untilPlaying(boxOf(page));
  const frame = await boxOf(page).locator('iframe').elementHandle();
  const requests = recordRequests(page);

  await page.getByRole('button', { name: 'English' }).click();
  for (const title of titles.en.slice(1)) {
    await expect(page.getByRole('button', { name: `Play: ${title} (NASA)`, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Lire/ })).toHaveCount(0);

  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(requests.map((request) => request.url())).toEqual([]);
  await untilPlaying(boxOf(page));
});

test('several videos can be open, each in its own box', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  await open(page, './#/portfolio');
  await stubYoutube(page, 'answers');
  for (const title of titles.fr.slice(1, 3))
    await page.getByRole('button', { name: `Lire : ${title} (NASA)` }).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  await expectFocusIn(page.locator('iframe').last());
});
