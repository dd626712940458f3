/** The Tab key reaches every control of every page in order, and each is seen, also enlarged. */
import { routes } from '../app/lib/addresses';
import { expect, type Page, test } from './fixtures';

/** Presses Tab. @returns what has the focus: its index among visible controls, and its looks */
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
      name: focused.textContent.trim().slice(0, 40),
      index: visible.indexOf(focused),
      count: visible.length,
      isUncovered: onTop !== document.body && (focused.contains(onTop) || onTop?.contains(focused)),
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

for (const [index, route] of routes.entries()) {
  // Each second page at a zoom of 200 %.
  const zoom = 1 + (index % 2);

  test(`Tab reaches every control of ${route} in order, at a zoom of ${zoom * 100} %`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
    await site.open(route);
    const found = [await tab(page)];
    await expect(page.getByRole('link', { name: site.text('nav.skip') })).toBeFocused();
    while (found.length < (found[0]?.count ?? 0)) found.push(await tab(page));
    expect(found.length, 'controls').toBeGreaterThan(routes.length);
    expect(found).toMatchObject(found.map((_, at) => ({ index: at, isUncovered: true, hasOutline: true })));
    expect(await tab(page), 'after the last control').toBeNull();
  });
}
