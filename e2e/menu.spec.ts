import { expect, type Page, test } from 'playwright/test';
import { expectHeading, hashAddresses, headings, languages, open } from './support';

const labels = {
  fr: ['À propos', 'Portfolio', 'Contact', 'Exoplanètes'],
  en: ['About', 'Portfolio', 'Contact', 'Exoplanets'],
};

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menuLinks = (page: Page) => page.getByRole('navigation').getByRole('list').getByRole('link');

async function expectOpen(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(4);
}

async function expectClosed(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

/** Presses Tab and tells the name of what then has the focus, and whether it belongs to the bar. */
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
    test(`the menu holds the four pages and a choice closes it, in ${language}`, { tag: '@smoke' }, async ({
      page,
    }) => {
      await open(page, hashAddresses[language].home);
      await expectClosed(page);
      await menuButton(page).click();
      await expectOpen(page);
      for (const [index, label] of labels[language].entries()) {
        await expect(menuLinks(page).nth(index)).toHaveAccessibleName(label);
        await expect(menuLinks(page).nth(index)).toBeInViewport();
      }
      await menuLinks(page).nth(1).click();
      await expectHeading(page, headings[language].portfolio);
      await expectClosed(page);
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    });
  }

  test('a choice of the page already shown closes the menu too', async ({ page }) => {
    await open(page, './#/contact');
    await menuButton(page).click();
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expectClosed(page);
    await expectHeading(page, 'Contact');
  });

  test('the button, Escape and a tap outside close the menu; after Escape the button has the focus', async ({
    page,
  }) => {
    await open(page, './#/contact');
    await menuButton(page).click();
    await expectOpen(page);
    await menuButton(page).click();
    await expectClosed(page);

    await menuButton(page).click();
    await expectOpen(page);
    // From within, so that the focus has to find its way back.
    expect((await tab(page)).where).toBe('nav');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await expectOpen(page);
    const size = page.viewportSize();
    if (!size) throw new Error('the window has no size');
    await page.mouse.click(size.width / 2, size.height - 20);
    await expectClosed(page);
    await expectHeading(page, 'Contact');
  });

  test('the links of a closed menu take no focus', async ({ page }) => {
    await open(page, './#/contact');
    const seen = [];
    do seen.push(await tab(page));
    while (seen.at(-1)?.where !== 'main' && seen.length < 20);
    expect(seen.map(({ name }) => name)).toContain('Menu');
    expect(seen.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/À propos|Exoplanètes/));
    expect(seen.at(-1)?.where).toBe('main');
  });

  test('the page behind an open menu takes no focus and does not scroll', async ({ page }) => {
    await open(page, './#/portfolio');
    await menuButton(page).click();
    await expectOpen(page);
    const seen = [];
    for (let step = 0; step < 14; step += 1) seen.push(await tab(page));
    expect(seen.map(({ where }) => where)).not.toContain('main');
    expect(seen.map(({ name }) => name)).toContainEqual(expect.stringMatching(/Exoplanètes$/));

    await page.evaluate(() => {
      const scrolledBehind: boolean[] = [];
      addEventListener('scroll', () =>
        scrolledBehind.push(document.querySelector('#menu:popover-open') !== null),
      );
      Object.assign(window, { scrolledBehind });
    });
    const size = page.viewportSize();
    if (!size) throw new Error('the window has no size');
    await page.mouse.move(size.width / 2, size.height - 40);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    // The same gesture on the free page shows that it would have been noticed.
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const behind = await page.evaluate(
      () => (window as unknown as { scrolledBehind: boolean[] }).scrolledBehind,
    );
    expect(behind).not.toContain(true);
  });

  test('every target of the menu is large enough for a thumb', async ({ page }) => {
    await open(page, './');
    await menuButton(page).click();
    await expectOpen(page);
    const button = await menuButton(page).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    for (const link of await menuLinks(page).all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the menu gives way to links in line at 768 px, and a resize to wide closes it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'it sets its own widths');
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, './');
  await menuButton(page).click();
  await expectOpen(page);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await expect(menuLinks(page)).toHaveCount(4);
  const boxes = await Promise.all((await menuLinks(page).all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  expect((await tab(page)).name).not.toBe('');

  await page.setViewportSize({ width: 767, height: 800 });
  await expectClosed(page);
});
