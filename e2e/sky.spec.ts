/** Contact shows the sky above the owner's city: a dated picture, then the sky of the minute in words and as a chart that turns. */
import { expect, type Page, test } from 'playwright/test';
import catalogue from '../app/contact/sky/catalogue.json' with { type: 'json' };
import { routeScript } from './host';
import { flag, hash, moveTo, open, path, record, text, untilQuiet } from './support';

const instant = new Date('2026-11-21T22:52:00Z');
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

test('until the sky of the minute is there, its picture has a date in print only', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await routeScript(page, catalogue.brightness, async (route) => {
    await held;
    await route.fallback();
  });
  await open(page, path('fr', 'contact'));
  await expect(caption(page)).not.toHaveText(/\d/, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expectDatedPicture(page);
  await page.emulateMedia({ media: 'screen' });
  release();
  await expect(bodies(page).first()).toBeAttached();
  await expect(caption(page)).toBeHidden();
});

test('the sky of any date is described and drawn, and translated without a request', {
  tag: '@smoke',
}, async ({ page, browserName }) => {
  const { errors, requests } = record(page);
  await open(page, hash('fr', 'contact'));
  const sentences = new Set<string | null>();
  // The dates of clocks that are wrong, noon and tonight.
  for (const time of ['1999-01-31T12:01Z', '2077-01-31T12:01Z', '2026-11-22T11:40Z', instant]) {
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
  // It can't be told to show a page as on paper.
  if (browserName === 'firefox') return;
  await page.emulateMedia({ media: 'print' });
  await expectDatedPicture(page);
});

test('the chart turns with the hours, but neither paused, still nor hidden', async ({ page }) => {
  // Without a graphics card a large page that moves is slow.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: instant });
  await open(page, path('fr', 'contact'));
  await page.clock.fastForward(5_000);
  await expect(chart(page)).toBeVisible();
  const drawing = () => chart(page).innerHTML();
  /** Lets an hour pass, which the words say. @returns whether the chart has turned */
  const hasTurned = async () => {
    const before = { words: (await sentence(page).textContent()) ?? '', drawing: await drawing() };
    await page.clock.fastForward('01:00:00');
    await expect(sentence(page)).not.toHaveText(before.words);
    return before.drawing !== (await drawing());
  };
  // The chart is drawn after the words.
  await expect.poll(hasTurned).toBe(true);
  await page.getByRole('button', { name: text.fr('motion.pause') }).click();
  expect(await hasTurned(), 'paused').toBe(false);
  await page.getByRole('button', { name: text.fr('motion.play') }).click();
  await expect.poll(hasTurned).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await hasTurned(), 'with reduced motion').toBe(false);

  const shown = await page.getByRole('main').innerHTML();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('01:00:00');
  expect(await page.getByRole('main').innerHTML()).toBe(shown);
});

test('without script, where data is saved, or without the chart, the picture and its date remain', async ({
  page,
  browser,
}) => {
  await test.step('without script', async () => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(path('fr', 'contact'));
    await expectDatedPicture(still);
    await still.close();
  });
  await test.step('a chart that can not be fetched', async () => {
    await routeScript(page, catalogue.brightness, (route) => route.abort());
    await open(page, path('fr', 'contact'));
    await expectDatedPicture(page);
    await page.unrouteAll();
  });
  await test.step('where data is saved', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, path('fr', 'contact'));
    await untilQuiet(page);
    await expectDatedPicture(page);
  });
});
