/**
 * A browser that translates pages wraps their texts in elements of its own: everything goes on to
 * work around them.
 */
import type { Page } from 'playwright/test';
import { routes } from '../app/lib/addresses';
import { defaultLocale, locales } from '../app/lib/locales';
import { expect, test } from './fixtures';

const other = locales.find((locale) => locale !== defaultLocale);

/** The texts of the page that a visitor may see, piece by piece. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      const isShown = parentElement?.checkVisibility() && !parentElement.closest('script, style, noscript');
      if (isShown && /\p{L}{2}/u.test(data)) found.push(data.trim());
    }
    return found;
  });

/** Does to the page what the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, noscript')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      node.replaceWith(outer);
      outer.append(inner);
      inner.append(node.data);
    }
  });

for (const route of routes) {
  test(`a switch of the language leaves no text of ${route} in the first one`, async ({ site, page }) => {
    test.skip(!other, 'there is one language');
    const switched = site.in(other ?? defaultLocale);
    await site.open(route);
    const before = await texts(page);
    await switched.open(route);
    const after = new Set(await texts(page));
    const changing = new Set(before.filter((one) => !after.has(one)));
    expect(changing.size).toBeGreaterThan(5);
    await site.open(route);
    await translate(page);
    await switched.flag().click();
    await switched.expectPage(route);
    expect((await texts(page)).filter((one) => changing.has(one))).toEqual([]);
  });
}

test('a control that changes its words changes them, and moves go on', async ({ site, page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open('home');
  await translate(page);
  await page.getByRole('button', { name: site.text('motion.pause') }).click();
  await expect(page.getByRole('button', { name: site.text('motion.play') })).toBeVisible();
  await expect(page.getByRole('button', { name: site.text('motion.pause') })).toBeHidden();
  for (const route of ['portfolio', 'contact', 'hobbies', 'home'] as const) {
    await site.link(route).click();
    await site.expectHeading(route);
    await translate(page);
  }
  await page.goBack();
  await site.expectHeading('hobbies');
  expect(thrown).toEqual([]);
});
