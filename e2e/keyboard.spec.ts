/** The Tab key reaches every control of every page in order, and each is seen when it has the focus, also enlarged. */
import { expect, type Page, test } from './fixtures';
import { moveTo, open, roots, text } from './support';

/** Presses Tab. @returns the element that then has the focus: its index among the visible controls, and how it looks */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // The middle of its visible part; of its first line when it has two.
    const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const controls = [...document.querySelectorAll('a[href], button, summary, input, [tabindex="0"]')];
    const visible = controls.filter((control) => control.checkVisibility());
    return {
      index: visible.indexOf(focused),
      count: visible.length,
      isUncovered: onTop !== document.body && (focused.contains(onTop) || onTop?.contains(focused)),
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

test('Tab reaches every control in order, uncovered and outlined', async ({ page }) => {
  await open(page, roots.fr);
  // Two pages without a zoom, and two with one of 200 %.
  for (const [name, zoom] of [
    ['home', 1],
    ['hobbies', 1],
    ['contact', 2],
    ['portfolio', 2],
  ] as const) {
    await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
    await moveTo(page, 'fr', name);
    // Back to the top, where a page begins that was opened.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const found = [await tab(page)];
    await expect(page.getByRole('link', { name: text.fr('nav.skip') })).toBeFocused();
    while (found.length < (found[0]?.count ?? 0)) found.push(await tab(page));
    expect
      .soft(found, `${name} at a zoom of ${zoom}`)
      .toMatchObject(found.map((_, index) => ({ index, isUncovered: true, hasOutline: true })));
    expect.soft(await tab(page), `after the last control of ${name}`).toBeNull();
  }
});
