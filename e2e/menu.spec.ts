/** Every page is one choice away: in the bar or, on a phone, in its menu. */
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { expect, type Page, test } from './fixtures';
import { pageBesides, type Site } from './support/site';
import { works } from './support/words';

const links = (site: Site) => site.bar.getByRole('list').getByRole('link');

/** Presses Tab. @returns what then has the focus, and whether it is in the bar */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    return { name: name.trim(), where: focused?.closest('nav, main, footer')?.localName ?? 'outside' };
  });
}

// Playwright has no wheel in WebKit of a phone.
test('the menu keeps the page behind it still until it is closed', {
  tag: ['@touch', '@chromium'],
}, async ({ page, site }) => {
  await site.open('home');
  // From the middle of a page as from its top.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(links(site)).toHaveCount(0);
  await site.menu.click();
  await expect(links(site)).toHaveCount(routes.length);
  for (const name of routes) {
    await expect(site.link(name)).toBeInViewport();
    const { height = 0 } = (await site.link(name).boundingBox()) ?? {};
    expect(height, 'large enough for a thumb').toBeGreaterThanOrEqual(44);
  }
  await site.link('portfolio').click();
  await site.expectHeading('portfolio');
  await expect(links(site)).toHaveCount(0);

  await site.menu.click();
  await expect(site.menu).toHaveAttribute('aria-expanded', 'true');
  const top = () =>
    page.evaluate(async () => {
      // A wheel scrolls in the frames that follow.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  const before = await top();
  await page.mouse.move(195, 820);
  await page.mouse.wheel(0, 500);
  expect(await top()).toBe(before);
  await page.mouse.click(195, 820);
  await expect(site.menu).toHaveAttribute('aria-expanded', 'false');
  await site.expectHeading('portfolio');
  // The same gesture scrolls the page once the menu is closed.
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeGreaterThan(before);
});

test('keys reach what is open of menu or page', async ({ page, site }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await site.open('contact');
  const reached = [];
  do reached.push(await tab(page));
  while (reached.at(-1)?.where !== 'main' && reached.length < 20);
  expect(reached.at(-1)?.where).toBe('main');
  const names = reached.map(({ name }) => name).join();
  expect(names).toContain(site.text('nav.menu'));
  expect(names).not.toContain(site.text(`nav.${pageBesides('contact')}`));

  await site.menu.click();
  await expect(site.menu).toHaveAttribute('aria-expanded', 'true');
  const inMenu = [];
  for (let step = 0; step < 14; step += 1) inMenu.push(await tab(page));
  for (const behind of ['main', 'footer']) expect(inMenu.map(({ where }) => where)).not.toContain(behind);
  expect(inMenu.map(({ name }) => name).join()).toContain(site.text(`nav.${pageBesides('contact')}`));

  await test.step('the current page, the button and Escape close it', async () => {
    await site.link('contact').click();
    await expect(links(site)).toHaveCount(0);
    await site.menu.click();
    await site.menu.click();
    await expect(links(site)).toHaveCount(0);
    await site.menu.click();
    // The focus has to return from within.
    expect((await tab(page)).where).toBe('nav');
    await page.keyboard.press('Escape');
    await expect(links(site)).toHaveCount(0);
    await expect(site.menu).toBeFocused();
  });
  await test.step('from 768 px on the links are in one line, and the menu is closed', async () => {
    await site.menu.click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(site.menu).toBeHidden();
    for (const name of routes) await expect(site.link(name)).toBeVisible();
    // They may still be on their way from the menu.
    const countLines = async () => {
      const boxes = await Promise.all(routes.map((name) => site.link(name).boundingBox()));
      return new Set(boxes.map((box) => box && Math.round(box.y))).size;
    };
    await expect.poll(countLines).toBe(1);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(site.menu).toHaveAttribute('aria-expanded', 'false');
    await expect(site.main).not.toHaveAttribute('inert');
  });
});

test('a screen reader reads the menu in visual order', { tag: '@engines' }, async ({ page, site }) => {
  test.skip(locales.length < 2, 'there is one language');
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('home');
  await site.menu.click();
  await expect(page.getByRole('banner').getByRole('navigation')).toMatchAriaSnapshot(`
    - link "${profile.name}"
    - button "${site.text('nav.menu')}" [expanded]
    - list
    - group "${site.text('nav.language')}"
  `);
  for (const one of [site.bar.getByRole('link', { name: profile.name }), site.link('home')])
    await expect(one, 'says that it is the current page').toHaveAttribute('aria-current', 'page');
  const { x: flags = 0 } = (await site.flag().boundingBox()) ?? {};
  for (const one of [site.menu, site.bar.getByRole('list')]) {
    const { x = Number.NaN, width = 0 } = (await one.boundingBox()) ?? {};
    expect(x + width, 'beside the flags').toBeLessThanOrEqual(flags);
  }
});

test('the bar of a phone held sideways covers no shared work', { tag: '@engines' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await site.open('portfolio');
  const bar = site.bar;
  const barHeight = (await bar.boundingBox())?.height ?? Number.NaN;
  expect(barHeight).toBeLessThanOrEqual(56);
  await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const last = site.in(locales.at(-1) ?? site.language);
  await last.switchTo();
  await last.expectPage('portfolio');
  await site.typeHash(`#${works.at(-1)?.id}`);
  await expect(page.getByRole('article').last()).toBeFocused();
  // There is no room for its pictures, which are above its name.
  const name = page.getByRole('article').last().getByRole('heading').first();
  await expect(name).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await name.boundingBox()) ?? {};
  expect(Math.round(y)).toBeGreaterThanOrEqual(Math.round(barHeight));
  await last.link('contact').click();
  await last.expectPage('contact');
});
