/** The menu of small windows, and the links in line of wide ones. */
import { expect, type Page, test } from 'playwright/test';
import { expectHeading, hashAddresses, headings, languages, open, pages, words } from './support';

const menuButton = (page: Page) => page.getByRole('button', { name: words('fr', 'nav.menu'), exact: true });
const menuLinks = (page: Page) => page.getByRole('navigation').getByRole('list').getByRole('link');

async function expectOpen(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(pages.length);
}

async function expectClosed(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

/** Opens the contact page and its menu. */
async function openMenu(page: Page) {
  await open(page, hashAddresses.fr.contact);
  await expectClosed(page);
  await menuButton(page).click();
  await expectOpen(page);
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

test.describe('in a narrow window', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 767, height: 800 });
  });

  for (const language of languages) {
    const tag = language === 'fr' ? ['@phone', '@smoke'] : [];

    test(`the menu holds the four pages, and a choice closes it, in ${language}`, { tag }, async ({
      page,
    }) => {
      await open(page, hashAddresses[language].home);
      const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
      await menu.click();
      for (const [index, name] of pages.entries()) {
        const link = menuLinks(page).nth(index);
        await expect(link).toHaveAccessibleName(words(language, `nav.${name}`));
        await expect(link).toBeInViewport();
        // Large enough for a thumb.
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await menuLinks(page).nth(1).click();
      await expectHeading(page, headings[language].portfolio);
      await expectClosed(page);
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    });
  }

  test('the current page, the button, Escape and a tap outside close it', { tag: '@phone' }, async ({
    page,
  }) => {
    await openMenu(page);
    await page.getByRole('link', { name: words('fr', 'nav.contact'), exact: true }).click();
    await expectClosed(page);

    await menuButton(page).click();
    await expectOpen(page);
    await menuButton(page).click();
    await expectClosed(page);

    await menuButton(page).click();
    // The focus has to return from within.
    expect((await tab(page)).where).toBe('nav');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await expectOpen(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.click(width / 2, height - 20);
    await expectClosed(page);
    await expectHeading(page, headings.fr.contact);
  });

  test('Tab skips the links of a closed menu, and the page behind an open one', async ({ page }) => {
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
  });

  test('the page behind an open menu does not scroll', { tag: '@phone' }, async ({ page }) => {
    await open(page, hashAddresses.fr.portfolio);
    await menuButton(page).click();
    await expectOpen(page);
    await page.evaluate(() => {
      const scrolledBehind: boolean[] = [];
      addEventListener('scroll', () =>
        scrolledBehind.push(document.querySelector('#menu:popover-open') !== null),
      );
      Object.assign(window, { scrolledBehind });
    });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height - 40);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    // The same gesture scrolls the page once the menu is closed.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'scrolledBehind'))).not.toContain(true);
  });
});

test('from 768 px on links are in line, and a resize closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await openMenu(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await expect(menuLinks(page)).toHaveCount(pages.length);
  const boxes = await Promise.all((await menuLinks(page).all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 767, height: 800 });
  await expectClosed(page);
});
