/** What can be reached with the Tab key, with a thumb, and in a window as small as a large zoom leaves it. */
import { expect, type Page, test } from 'playwright/test';
import { languages, open, pageAddresses, pages, words } from './support';

/** Everything that takes the focus. */
const controls = 'a[href], button, summary, input, [tabindex="0"]';

/** Presses Tab and tells what then has the focus: its text, its place among all controls, and whether it can be seen. */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // The middle of what is on the screen, of the first line where a link goes over two.
    const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const there = document.elementFromPoint(x, y);
    return {
      text: focused.textContent,
      place: [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility())
        .indexOf(focused),
      isSeen:
        there !== null && (focused.contains(there) || there.contains(focused)) && there !== document.body,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  }, controls);
}

const countControls = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility()).length,
    controls,
  );

for (const name of pages) {
  test(`with the keyboard alone everything on ${name} is reached in its order, marked and never hidden`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    // The second window is the first one at a zoom of 200 %.
    for (const size of [
      { width: 1440, height: 900 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size);
      await open(page, pageAddresses.fr[name]);
      const count = await countControls(page);
      for (let place = 0; place < count; place += 1) {
        const focused = await tab(page);
        expect(focused, `control ${place} at ${size.width} px`).toEqual({
          text: place === 0 ? words('fr', 'nav.skip') : expect.any(String),
          place,
          isSeen: true,
          hasRing: true,
        });
      }
      expect(await tab(page), 'no trap at the end').toBeNull();
    }
  });

  test(`every control of ${name} is large enough for a thumb`, async ({ page }) => {
    await open(page, pageAddresses.fr[name]);
    const small = await page.evaluate((selector) => {
      // WCAG 2.5.8 leaves out links within a sentence, whose height is the line's.
      const isInText = (control: Element) =>
        getComputedStyle(control).display === 'inline' && control.closest('p');
      const wanted = (control: Element) => (control.getAttribute('href')?.startsWith('#') ? 24 : 44);
      return [...document.querySelectorAll(selector)].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isLarge = Math.min(width, height) >= wanted(control);
        if (isLarge || !control.checkVisibility() || isInText(control)) return [];
        return `${control.textContent.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)} px`;
      });
    }, controls);
    expect(small).toEqual([]);
  });
}

for (const language of languages) {
  test(`at a zoom of 400 % the menu and an enlarged picture can still be used, in ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'it sets its own size');
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, pageAddresses[language].portfolio);
    await page.getByRole('button', { name: words(language, 'nav.menu'), exact: true }).click();
    const last = page.getByRole('navigation').getByRole('list').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') }).first();
    await pictures.getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    // Its place is as high as it is once it has come.
    await expect.poll(async () => (await dialog.getByRole('img').boundingBox())?.height).toBeGreaterThan(60);
    for (const part of [dialog.getByRole('img'), ...(await dialog.getByRole('button').all())]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    const caption = dialog.locator('figcaption');
    await caption.scrollIntoViewIfNeeded();
    await expect(caption).toBeInViewport();
  });
}
