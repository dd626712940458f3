/** The bar in the middle of a long page, in the window of a phone held sideways. */
import { expect, type Page, test } from 'playwright/test';
import { hashAddresses, open, typeHash, untilReady, words, works } from './support';

const height = 390;
test.use({ viewport: { width: 844, height } });

const barOf = (page: Page) => page.getByRole('navigation');

/** Scrolls, and waits until the page has followed. @returns how many animations of the bar this starts */
const scroll = (page: Page, by: number) =>
  page.evaluate(async (top) => {
    scrollBy({ top, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.querySelector('nav')?.getAnimations().length;
  }, by);

test('the bar leaves on the way down, and returns on a little way up or with the focus', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const bar = barOf(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scroll(page, 1500);
  await expect(bar).not.toBeInViewport();
  expect(await scroll(page, -20), 'it does not slide').toBe(0);
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(0.15 * height);

  await scroll(page, 200);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: words('fr', 'nav.contact') }).focus();
  await expect(bar).toBeInViewport({ ratio: 1 });

  await test.step('returned, it covers no shared work and no control that has the focus', () =>
    expectUncovered(page));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await untilReady(page);
  await scroll(page, 1500);
  await expect(bar).not.toBeInViewport();
  expect(await scroll(page, -20), 'it slides').toBe(1);
});

async function expectUncovered(page: Page) {
  /** How far below the bar the focused element begins; a picture that is higher than the window has room enough. */
  const distance = () =>
    page.evaluate(() => {
      const bar = document.querySelector('nav');
      const focused = document.activeElement;
      if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
      const { top, height } = focused.getBoundingClientRect();
      return height > innerHeight ? 0 : Math.round(top - bar.getBoundingClientRect().bottom);
    });
  // From the last one on, as the bar returns on the way up.
  for (const id of new Set([works.at(-1)?.id, works[Math.floor(works.length / 2)]?.id, works[0]?.id])) {
    await typeHash(page, `#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await distance(), id).toBeGreaterThanOrEqual(0);
  }

  await page.getByRole('main').getByRole('link').last().focus();
  let controls = 0;
  for (let below = await distance(); below !== null; below = await distance()) {
    expect(below, `control ${controls} from the end`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Shift+Tab');
    controls += 1;
  }
  expect(controls).toBeGreaterThan(works.length);
  await expect(barOf(page)).toBeInViewport({ ratio: 1 });
}
