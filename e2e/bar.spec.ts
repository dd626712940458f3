/** The bar in the middle and at the end of a long page, in the window of a phone held sideways. */
import { expect, type Page, test } from 'playwright/test';
import { expectPage, flags, hashAddresses, open, typeHash, words, works } from './support';

test.use({ viewport: { width: 844, height: 390 } });

const barOf = (page: Page) => page.getByRole('navigation');

/** Scrolls, and waits until the page has followed. @returns the heights of the bar and of the page above the footer */
const scrollTo = (page: Page, to: number) =>
  page.evaluate(async (top) => {
    scroll({ top, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const [bar, footer] = ['nav', 'footer'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return [bar?.height ?? 0, scrollY + (footer?.top ?? 0)];
  }, to);

test('the bar stays in the window and answers from the end of a page', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const atTop = await scrollTo(page, 0);
  for (let top = 4; top <= 60; top += 4) expect(await scrollTo(page, top), `at ${top} px`).toEqual(atTop);
  expect(atTop[0]).toBeLessThanOrEqual(56);
  for (const language of ['en', 'fr'] as const) {
    await scrollTo(page, 100_000);
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
    const flag = barOf(page).getByRole('button', { name: flags[language] });
    const offset = await page.evaluate(() => scrollY);
    await flag.focus();
    expect(await page.evaluate(() => scrollY)).toBe(offset);
    await flag.click();
    await expectPage(page, language, 'portfolio');
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
  }
  await barOf(page)
    .getByRole('link', { name: words('fr', 'nav.contact') })
    .click();
  await expectPage(page, 'fr', 'contact');
});

test('the bar covers no shared work and no control that has the focus', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  /** How far below the bar the focused element begins; a picture that is higher than the window has room enough. */
  const distance = () =>
    page.evaluate(() => {
      const bar = document.querySelector('nav');
      const focused = document.activeElement;
      if (!bar || !focused?.closest('main')) return null;
      const { top, height } = focused.getBoundingClientRect();
      return height > innerHeight ? 0 : Math.round(top - bar.getBoundingClientRect().bottom);
    });
  for (const id of new Set([works.at(-1)?.id, works[Math.floor(works.length / 2)]?.id, works[0]?.id])) {
    await typeHash(page, `#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await distance(), id).toBeGreaterThanOrEqual(0);
  }
  for (const [key, from] of [
    ['Tab', page.getByRole('main').getByRole('link').first()],
    ['Shift+Tab', page.getByRole('main').getByRole('link').last()],
  ] as const) {
    await from.focus();
    let controls = 0;
    for (let below = await distance(); below !== null; below = await distance()) {
      expect(below, `control ${controls}, by ${key}`).toBeGreaterThanOrEqual(0);
      await page.keyboard.press(key);
      controls += 1;
    }
    expect(controls).toBeGreaterThan(works.length);
  }
});
