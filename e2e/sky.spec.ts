import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { skyChunk, worldsChunk } from './chunks';
import { expectedSky, skyInstant, untilSkyIsLive } from './sky';
import {
  hashAddresses,
  holdRequests,
  type Language,
  messages,
  moveByHash,
  open,
  pageAddresses,
  recordErrors,
  recordRequests,
  saveData,
  switchTo,
  watchTraffic,
  words,
} from './support';

const figure = (page: Page) => page.getByRole('figure');
/** The chart of the minute: the picture is an image, and the compass has other coordinates. */
const chart = (page: Page) => figure(page).locator('svg[viewBox^="-"]');
const drawing = (page: Page) => chart(page).innerHTML();

/** The words of the picture: the city, and its date where that is shown. */
function ofPicture(page: Page, language: Language) {
  const [city = ''] = messages[language].contact.skyPicture.split('<when>');
  return page.getByText(city.replace('{city}', profile.city));
}

async function expectDatedPicture(page: Page, language: Language) {
  await expect(ofPicture(page, language)).toHaveText(/ \d{4}/, { useInnerText: true });
  await expect(chart(page)).toBeHidden();
  const width = () =>
    page
      .getByRole('figure')
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

async function expectSkyOf(page: Page, language: Language, date: Date) {
  const { sentence, items } = expectedSky(language, date);
  await expect(page.getByText(sentence)).toBeVisible();
  const list = page.getByRole('list', { name: words(language, 'sky.list') });
  await expect(list.getByRole('listitem')).toHaveText(items);
}

test('until the sky of the minute is there, its picture has a date in print only', async ({ page }) => {
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');
  const release = await holdRequests(page, new RegExp(skyChunk()));
  await open(page, pageAddresses.fr.contact);
  await expect(ofPicture(page, 'fr')).not.toHaveText(/\d/, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expectDatedPicture(page, 'fr');
  await page.emulateMedia({ media: 'screen' });
  release();
  await untilSkyIsLive(page, 'fr');
  await expect(ofPicture(page, 'fr')).toBeHidden();
});

test('Contact describes and draws the sky of any date in any language, and prints a picture', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const [language, other] = isMobile ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
  const errors = recordErrors(page);
  const untilQuiet = watchTraffic(page);
  await open(page, hashAddresses[language].contact);
  // Noon, the dates of clocks that are wrong, and tonight.
  for (const time of ['2026-11-22T11:40Z', '1999-01-31T12:01Z', '2077-01-31T12:01Z', skyInstant]) {
    await moveByHash(page, language, 'home');
    await page.clock.setFixedTime(time);
    await moveByHash(page, language, 'contact');
    await expectSkyOf(page, language, new Date(time));
    for (const name of [profile.email, profile.phone])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await untilQuiet();
  const requests = recordRequests(page);
  await switchTo(page, other);
  await expectSkyOf(page, other, skyInstant);
  expect(requests).toEqual([]);

  for (const name of ['moon', 'jupiter', 'saturn'])
    await expect(figure(page).getByText(words(other, `sky.bodies.${name}`))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectDatedPicture(page, other);
  expect(errors).toEqual([]);
});

test('the chart turns with the hours, but neither paused, still nor hidden', async ({ page }) => {
  let hours = 0;
  /** Lets an hour pass, of which the words tell. @returns the drawing before */
  const passAnHour = async () => {
    const before = await drawing(page);
    await page.clock.fastForward('01:00:00');
    const { sentence } = expectedSky('fr', new Date(skyInstant.getTime() + ++hours * 3_600_000));
    await expect(page.getByText(sentence)).toBeVisible();
    return before;
  };
  const expectTurned = (before: string) => expect.poll(() => drawing(page)).not.toBe(before);
  const press = (name: string) => page.getByRole('button', { name: words('fr', name) }).click();

  // Without a graphics card a large page that moves is slow.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: skyInstant });
  await open(page, pageAddresses.fr.contact);
  await page.clock.fastForward(5_000);
  await expect(chart(page)).toBeVisible();
  await expectTurned(await passAnHour());

  await press('motion.pause');
  const paused = await passAnHour();
  expect(await drawing(page)).toBe(paused);
  await press('motion.play');
  await expectTurned(paused);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await passAnHour();
  expect(await drawing(page)).toBe(still);

  const main = () => page.getByRole('main').innerHTML();
  const shown = await main();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('01:00:00');
  expect(await main()).toBe(shown);
});

test('without script the picture and its date remain', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(pageAddresses.fr.contact);
  await expectDatedPicture(page, 'fr');
  await page.close();
});

test('where data is saved the picture and its date remain, and no worlds come', async ({ page }) => {
  await saveData(page);
  const requests = recordRequests(page);
  const settled = watchTraffic(page);
  await open(page, pageAddresses.fr.contact);
  await moveByHash(page, 'fr', 'hobbies');
  await settled();
  await moveByHash(page, 'fr', 'contact');
  await expectDatedPicture(page, 'fr');
  if (process.env.BASE_URL) return;
  const late = [skyChunk(), worldsChunk()];
  expect(requests.filter((request) => late.some((file) => request.url().endsWith(file)))).toEqual([]);
});

test('where the chart can not be fetched the picture and its date remain', async ({ page }) => {
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');
  await page.route(`**/${skyChunk()}`, (route) => route.abort());
  await open(page, pageAddresses.fr.contact);
  await expectDatedPicture(page, 'fr');
});
