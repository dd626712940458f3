/** What can be reached with the Tab key, and in a window as small as a large zoom makes it. */
import { expect, type Page, test } from 'playwright/test';
import { moveByHash, open, roots, words } from './support';

/** Everything that can have the focus. */
const controls = 'a[href], button, summary, input, [tabindex="0"]';

/** Presses Tab. @returns the element that then has the focus: its index among the visible controls, and how it looks */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // The middle of its visible part; of its first line when it has two.
    const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const visible = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility());
    return {
      text: focused.textContent,
      index: visible.indexOf(focused),
      count: visible.length,
      isUncovered:
        onTop !== null && onTop !== document.body && (focused.contains(onTop) || onTop.contains(focused)),
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  }, controls);
}

test('Tab reaches every control, and at a zoom of 400 % menu and picture are usable', async ({ page }) => {
  await open(page, roots.fr);
  // Two pages without a zoom, and two with one of 200 %.
  for (const [name, zoom] of [
    ['home', 1],
    ['hobbies', 1],
    ['contact', 2],
    ['portfolio', 2],
  ] as const) {
    await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
    await moveByHash(page, 'fr', name);
    // A move leaves the focus on the heading: back to the top, where a page begins that was opened.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const first = await tab(page);
    expect(first?.text).toBe(words('fr', 'nav.skip'));
    const count = first?.count ?? 0;
    const found = [first];
    for (let index = 1; index < count; index += 1) found.push(await tab(page));
    const wanted = found.map((_, index) => ({ index, isUncovered: true, hasOutline: true }));
    expect.soft(found, `${name} at a zoom of ${zoom}`).toMatchObject(wanted);
    expect.soft(await tab(page), `after the last control of ${name}`).toBeNull();
  }
  await test.step('at a zoom of 400 %', () => expectUsable(page));
});

/** Expects the last link of the menu, and all of an enlarged picture, to be within reach in a very small window. */
async function expectUsable(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: words('fr', 'nav.menu'), exact: true }).click();
  const last = page.getByRole('navigation').getByRole('list').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const pictures = page.getByRole('list', { name: words('fr', 'portfolio.pictures') });
  if ((await pictures.count()) === 0) return;
  await pictures.first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img').first();
  expect((await picture.boundingBox())?.height).toBeGreaterThan(60);
  for (const part of [picture, dialog.getByRole('link'), ...(await dialog.getByRole('button').all())]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  const caption = dialog.getByRole('paragraph');
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toBeInViewport();
}
