/** A page that the browser restores whole goes on, and an old browser shows every page. */
import { expect, test } from 'playwright/test';
import { findBrowser } from '../scripts/browser';
import { expectPage, flag, hash, link, open, path, record, text, typeHash, untilQuiet } from './support';

test('a page restored from the back/forward cache is as it was', async ({ playwright, baseURL }) => {
  // Playwright turns that cache off, and the headless shell has none.
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const viewport = { width: 768, height: 480 };
  const page = await browser.newPage({ baseURL, viewport, serviceWorkers: 'block' });
  const { errors } = record(page);
  await open(page, hash('fr', 'contact'));
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'contact');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  // A browser keeps no page that is still fetching.
  await untilQuiet(page);
  await page.goto(path('fr', 'hobbies'));
  // `goBack` would wait for a load, and nothing is loaded.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectPage(page, 'en', 'contact');
  expect(await page.evaluate(() => Reflect.get(window, 'isKept')), 'not loaded again').toBe(true);
  await link(page, 'en', 'hobbies').click();
  await expectPage(page, 'en', 'hobbies');
  expect(errors).toEqual([]);
  await browser.close();
});

test('a browser without newer interfaces moves, switches, enlarges', { tag: '@touch' }, async ({ page }) => {
  await page.addInitScript(() => {
    const missing: [owner: object, ...names: string[]][] = [
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'animate', 'getAnimations', 'checkVisibility', 'startViewTransition'],
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
      [HTMLCanvasElement.prototype, 'getContext'],
      [window, 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback', 'navigation'],
      [window, 'WebGL2RenderingContext'],
      [Navigator.prototype, 'connection', 'serviceWorker', 'clipboard'],
    ];
    for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const { thrown } = record(page);
  await open(page, hash('fr', 'portfolio'));
  expect(await page.evaluate(() => 'navigation' in window || 'startViewTransition' in document)).toBe(false);
  const thumbnail = page.getByRole('list', { name: text.fr('portfolio.pictures') }).getByRole('link');
  if ((await thumbnail.count()) > 0) {
    await thumbnail.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'portfolio');
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'en', 'hobbies');
  await page.goBack();
  await expectPage(page, 'en', 'portfolio');
  expect(thrown).toEqual([]);
});
