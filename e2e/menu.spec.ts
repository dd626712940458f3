/** Every page is one choice away: in the bar or, on a phone, in its menu. */
import { expect, type Page, test } from './fixtures';
import {
  expectHeading,
  expectPage,
  flag,
  hash,
  languages,
  link,
  open,
  pages,
  profile,
  text,
  typeHash,
  works,
} from './support';

const menu = (page: Page) => page.getByRole('button', { name: text.fr('nav.menu'), exact: true });
const links = (page: Page) => page.getByRole('navigation').getByRole('list').getByRole('link');

/** Presses Tab. @returns what then has the focus, and whether it is in the bar */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    return { name: name.trim(), where: focused?.closest('nav, main')?.localName ?? 'outside' };
  });
}

test('the menu is over a still page; a choice or a tap outside closes it', { tag: '@touch' }, async ({
  page,
}) => {
  await open(page, hash('fr', 'home'));
  // From the middle of a page as from its top.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(links(page)).toHaveCount(0);
  await menu(page).click();
  for (const name of pages) {
    await expect(link(page, 'fr', name)).toBeInViewport();
    const { height = 0 } = (await link(page, 'fr', name).boundingBox()) ?? {};
    expect(height, 'large enough for a thumb').toBeGreaterThanOrEqual(44);
  }
  await link(page, 'fr', 'portfolio').click();
  await expectHeading(page, text.fr('portfolio.title'));
  await expect(links(page)).toHaveCount(0);

  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  const scrolled = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('scroll', () => done(document.querySelector('#menu:popover-open')), { once: true }),
      ),
  );
  await page.mouse.move(195, 820);
  await page.mouse.wheel(0, 500);
  await page.mouse.click(195, 820);
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expectHeading(page, text.fr('portfolio.title'));
  // The same gesture scrolls the page once the menu is closed, and not before.
  await page.mouse.wheel(0, 500);
  expect(await scrolled).toBeNull();
});

test('Tab skips a closed menu and the page behind an open one; Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, hash('fr', 'contact'));
  const reached = [];
  do reached.push(await tab(page));
  while (reached.at(-1)?.where !== 'main' && reached.length < 20);
  expect(reached.at(-1)?.where).toBe('main');
  const names = reached.map(({ name }) => name).join();
  expect(names).toContain(text.fr('nav.menu'));
  expect(names).not.toContain(text.fr('nav.hobbies'));

  await menu(page).click();
  const inMenu = [];
  for (let step = 0; step < 14; step += 1) inMenu.push(await tab(page));
  expect(inMenu.map(({ where }) => where)).not.toContain('main');
  expect(inMenu.map(({ name }) => name).join()).toContain(text.fr('nav.hobbies'));

  await test.step('the current page, the button and Escape close it', async () => {
    await link(page, 'fr', 'contact').click();
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    await menu(page).click();
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    // The focus has to return from within.
    expect((await tab(page)).where).toBe('nav');
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
  });
  await test.step('from 768 px on the links are in one line, and the menu is closed', async () => {
    await menu(page).click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu(page)).toBeHidden();
    // They may still be on their way from the menu.
    const countLines = async () => {
      const boxes = await Promise.all(pages.map((name) => link(page, 'fr', name).boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size;
    };
    await expect.poll(countLines).toBe(1);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });
});

test('the menu is read as it is seen: its button, its links, the languages', async ({ page }) => {
  test.skip(languages.length < 2, 'there is one language');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hash('fr', 'home'));
  await menu(page).click();
  await expect(page.getByRole('banner').getByRole('navigation')).toMatchAriaSnapshot(`
    - link "${profile.name}"
    - button "${text.fr('nav.menu')}" [expanded]
    - list
    - group "${text.fr('nav.language')}"
  `);
  const button = await menu(page).boundingBox();
  const first = await flag(page, languages[0] ?? 'fr').boundingBox();
  expect(button?.x).toBeLessThan(first?.x ?? 0);
});

test('on a phone held sideways the low bar stays and covers no shared work', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, hash('fr', 'portfolio'));
  const bar = page.getByRole('navigation');
  const barHeight = (await bar.boundingBox())?.height ?? 0;
  expect(barHeight).toBeLessThanOrEqual(56);
  await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'portfolio');
  await typeHash(page, `#${works.at(-1)?.id}`);
  await expect(page.getByRole('article').last()).toBeFocused();
  const { y = 0 } = (await page.getByRole('article').last().boundingBox()) ?? {};
  expect(Math.round(y)).toBeGreaterThanOrEqual(Math.round(barHeight));
  await link(page, 'en', 'contact').click();
  await expectPage(page, 'en', 'contact');
});
