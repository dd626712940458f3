/** Contact shows the sky above the owner's city: a dated picture, then the sky of the minute. */
import { expect, type Page, test } from './fixtures';
import {
  flag,
  hash,
  hold,
  instant,
  moveTo,
  open,
  path,
  record,
  roots,
  saveData,
  scripts,
  text,
  untilQuiet,
} from './support';

/** The chart of the minute: the picture is an image, and the compass has other coordinates. */
const chart = (page: Page) => page.getByRole('figure').locator('svg[viewBox^="-"]');
const bodies = (page: Page, language: 'fr' | 'en' = 'fr') =>
  page.getByRole('list', { name: text[language]('sky.list') }).getByRole('listitem');
/** The words of the picture: the city, and its date where that is shown. */
const caption = (page: Page) => page.getByRole('figure').locator('xpath=preceding-sibling::p[1]');
const sentence = (page: Page) => page.getByRole('figure').locator('xpath=preceding-sibling::p[2]');

async function expectDatedPicture(page: Page) {
  await expect(caption(page)).toHaveText(/ \d{4}/, { useInnerText: true });
  await expect(chart(page)).toBeHidden();
  const picture = page.getByRole('figure').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('the sky of any date is described, drawn and translated, and a picture in print', async ({ page }) => {
  const { errors, requests } = record(page);
  await open(page, hash('fr', 'contact'));
  const sentences = new Set<string | null>();
  // The dates of clocks that are wrong, and tonight.
  for (const time of ['1999-01-31T12:01Z', '2077-01-31T12:01Z', instant]) {
    await moveTo(page, 'fr', 'home');
    await page.clock.setFixedTime(time);
    await moveTo(page, 'fr', 'contact');
    await expect(bodies(page).first()).toBeAttached();
    await expect
      .poll(async () => sentences.size < sentences.add(await sentence(page).textContent()).size)
      .toBe(true);
    await expect(chart(page)).toBeVisible();
  }
  await untilQuiet(page);
  requests.length = 0;
  await flag(page, 'en').click();
  for (const name of ['moon', 'jupiter', 'saturn']) {
    await expect(page.getByRole('figure').getByText(text.en(`sky.bodies.${name}`))).toBeVisible();
    await expect(bodies(page, 'en').filter({ hasText: text.en(`sky.bodies.${name}`) })).toBeAttached();
  }
  expect({ requests, errors }).toEqual({ requests: [], errors: [] });
  await expect(caption(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectDatedPicture(page);
});

test('words and chart follow the hours, but not while the page is hidden', async ({ page }) => {
  await page.clock.install({ time: instant });
  await open(page, path('fr', 'contact'));
  await page.clock.fastForward(5_000);
  await expect(chart(page)).toBeVisible();
  const drawing = await chart(page).innerHTML();
  const words = (await sentence(page).textContent()) ?? '';
  await page.clock.fastForward('01:00:00');
  await expect(sentence(page)).not.toHaveText(words);
  await expect.poll(() => chart(page).innerHTML()).not.toBe(drawing);

  const shown = await page.getByRole('main').innerHTML();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('01:00:00');
  expect(await page.getByRole('main').innerHTML()).toBe(shown);
});

test('without chart or script, or with Save-Data, the picture has a date', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, roots.fr);
  await untilQuiet(page);
  // The page is there, and the chart is not fetched ahead.
  await page.route(scripts, (route) => route.abort());
  const release = await hold(page, scripts);
  await moveTo(page, 'fr', 'contact');
  await expect(caption(page)).not.toHaveText(/\d/, { useInnerText: true });
  release();
  await expectDatedPicture(page);
  await page.unrouteAll();
  await saveData(page);
  await open(page, path('fr', 'contact'));
  await untilQuiet(page);
  await expectDatedPicture(page);
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await still.goto(path('fr', 'contact'));
  await expectDatedPicture(still);
  await still.close();
});
