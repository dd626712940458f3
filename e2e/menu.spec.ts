/** The menu of small windows, and the links in line of wide ones. */
import { expect, type Page, test } from 'playwright/test';
import { hashAddresses, headings, type Language, pages, words } from './expected';
import { expectHeading, open } from './support';

const menuButton = (page: Page, language: Language = 'fr') =>
  page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
const menuLinks = (page: Page) => page.getByRole('navigation').getByRole('list').getByRole('link');

async function expectClosed(page: Page, language: Language = 'fr') {
  await expect(menuButton(page, language)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

async function openMenu(page: Page, language: Language = 'fr') {
  await expectClosed(page, language);
  await menuButton(page, language).click();
  await expect(menuButton(page, language)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(pages.length);
}

/** Presses Tab. @returns what then has the focus, and whether it is in the bar */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    return { name: name.trim(), where: focused?.closest('nav, main')?.localName ?? 'outside' };
  });
}

const narrow = { width: 767, height: 800 };

test('the menu holds the pages over a still page; a choice or a tap outside closes it', {
  tag: ['@smoke', '@touch'],
}, async ({ page }) => {
  await open(page, hashAddresses.en.home);
  // From the middle of a page as from its top.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await openMenu(page, 'en');
  for (const [index, name] of pages.entries()) {
    const link = menuLinks(page).nth(index);
    await expect(link).toHaveAccessibleName(words('en', `nav.${name}`));
    await expect(link).toBeInViewport();
    // Large enough for a thumb.
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await menuLinks(page).nth(1).click();
  await expectHeading(page, headings.en.portfolio);
  await expectClosed(page, 'en');
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');

  await openMenu(page, 'en');
  await page.evaluate(() => {
    const scrolledBehind: boolean[] = [];
    addEventListener('scroll', () =>
      scrolledBehind.push(document.querySelector('#menu:popover-open') !== null),
    );
    Object.assign(window, { scrolledBehind });
  });
  const { width, height } = page.viewportSize() ?? narrow;
  await page.mouse.move(width / 2, height - 20);
  await page.mouse.wheel(0, 500);
  await page.mouse.click(width / 2, height - 20);
  await expectClosed(page, 'en');
  await expectHeading(page, headings.en.portfolio);
  // The same gesture scrolls the page once the menu is closed.
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'scrolledBehind'))).not.toContain(true);
});

test('Tab skips a closed menu and the page behind an open one, which many ways close', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, hashAddresses.fr.contact);
  const labels = pages.map((name) => words('fr', `nav.${name}`));
  const reached = [];
  do reached.push(await tab(page));
  while (reached.at(-1)?.where !== 'main' && reached.length < 20);
  expect(reached.at(-1)?.where).toBe('main');
  const names = reached.map(({ name }) => name);
  expect(names).toContain(words('fr', 'nav.menu'));
  for (const label of labels) expect(names).not.toContainEqual(expect.stringMatching(`${label}$`));

  await openMenu(page);
  const inMenu = [];
  for (let step = 0; step < 14; step += 1) inMenu.push(await tab(page));
  expect(inMenu.map(({ where }) => where)).not.toContain('main');
  expect(inMenu.map(({ name }) => name)).toContainEqual(expect.stringMatching(`${labels.at(-1)}$`));

  await page.getByRole('link', { name: words('fr', 'nav.contact'), exact: true }).click();
  await expectClosed(page);
  await openMenu(page);
  await menuButton(page).click();
  await expectClosed(page);
  await openMenu(page);
  // The focus has to return from within.
  expect((await tab(page)).where).toBe('nav');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();

  await test.step('from 768 px on links are in line, and a resize closes the menu', () => expectInLine(page));
});

async function expectInLine(page: Page) {
  await openMenu(page);
  await page.setViewportSize({ ...narrow, width: 768 });
  await expect(menuButton(page)).toBeHidden();
  await expect(menuLinks(page)).toHaveCount(pages.length);
  const boxes = await Promise.all((await menuLinks(page).all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize(narrow);
  await expectClosed(page);
}
