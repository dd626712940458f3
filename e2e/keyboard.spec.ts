/** The Tab key reaches every control in the order that is seen, at every width and zoom. */
import { routes } from '../app/lib/address/addresses';
import { expect, type Page, test } from './fixtures';
import { hasPictures } from './support/words';

const controls = 'a[href], button, summary, input, [tabindex="0"]';

/** A desktop, a tablet, a phone, and a desktop at a zoom of 400 %. */
const windows = [
  [1440, 900],
  [820, 1100],
  [390, 844],
  [320, 256],
] as const;

/**
 * Steps of Tab that go back: to a control that is neither lower nor further right. In a row that
 * scrolls sideways each control is where it is before the row has scrolled.
 */
const findStepsBack = (page: Page) =>
  page.evaluate((selector) => {
    const visible = [...document.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > 0,
    );
    const places = visible.map((one) => {
      const lines = [...one.getClientRects()].filter(({ width }) => width > 0);
      let scrolled = 0;
      for (let box = one.parentElement; box; box = box.parentElement) scrolled += box.scrollLeft;
      const [first = one.getBoundingClientRect()] = lines;
      const last = lines.at(-1) ?? first;
      return {
        name:
          one.getAttribute('aria-label') ?? one.textContent.trim() + (one.querySelector('img')?.alt ?? ''),
        start: { x: first.left + scrolled, y: (first.top + first.bottom) / 2 },
        end: { x: last.right + scrolled, y: (last.top + last.bottom) / 2 },
      };
    });
    return places.slice(1).flatMap(({ name, start }, index) => {
      const before = places[index];
      if (!before || start.y > before.end.y + 1 || start.x >= before.end.x - 1) return [];
      return `${before.name} → ${name}`;
    });
  }, controls);

/** Presses a key. @returns what has the focus: its index among visible controls, and its looks */
async function tab(page: Page, key = 'Tab') {
  await page.keyboard.press(key);
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(focused);
    // The middle of its visible part; of its first line when it has two.
    const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const visible = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return {
      name: focused.textContent.trim().slice(0, 40),
      index: visible.indexOf(focused),
      count: visible.length,
      isUncovered: onTop !== document.body && (focused.contains(onTop) || onTop?.contains(focused)),
      // An opaque colour alone is written without an alpha value.
      hasOutline:
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba|\//.test(outlineColor),
    };
  }, controls);
}

for (const [index, route] of routes.entries()) {
  // Each second page at a zoom of 200 %.
  const zoom = 1 + (index % 2);

  test(`Tab reaches every control of ${route} in order at ${zoom * 100} %`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
    await site.open(route);
    const found = [await tab(page)];
    await expect(page.getByRole('link', { name: site.text('nav.skip') })).toBeFocused();
    while (found.length < (found[0]?.count ?? 0)) found.push(await tab(page));
    expect(found.length, 'controls').toBeGreaterThan(2);
    expect(found).toMatchObject(found.map((_, at) => ({ index: at, isUncovered: true, hasOutline: true })));
    expect(await tab(page), 'after the last control').toBeNull();
    // Not as far as the skip link, which is seen while it has the focus.
    const back: typeof found = [];
    while (back.length < Math.min(15, found.length - 2)) back.push(await tab(page, 'Shift+Tab'));
    const end = found.length - 1;
    expect(back).toMatchObject(back.map((_, at) => ({ index: end - at, isUncovered: true })));

    await test.step('the order is the one that is seen', async () => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await findStepsBack(page), `${width} × ${height} px`).toEqual([]);
      }
    });
  });
}

test('a key with a modifier does nothing of ours', { tag: '@engines' }, async ({ page, site }) => {
  test.skip(!hasPictures, 'no work has a picture');
  /** Sends a key as the browser does; what it would do itself, such as going back, is left out. */
  const isLeftToBrowser = (key: string) =>
    page.evaluate((name) => {
      const held = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((modifier) => ({ [modifier]: true }));
      return held.map((modifier) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...modifier }),
        ),
      );
    }, key);
  const all = [true, true, true, true];

  await site.open('portfolio');
  await site.thumbnails.first().focus();
  expect(await isLeftToBrowser(' ')).toEqual(all);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Space');
  const shown = page.getByRole('dialog').locator('figure:not([inert])');
  await expect(shown).toBeFocused();
  const name = await shown.getByRole('img').getAttribute('alt');
  for (const key of ['ArrowRight', 'ArrowLeft']) expect(await isLeftToBrowser(key)).toEqual(all);
  await expect(shown.getByRole('img')).toHaveAttribute('alt', name ?? '');
});
