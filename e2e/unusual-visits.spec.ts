/** A long visit leaves nothing behind, a page that the browser restores whole goes on, and an old browser shows every page. */
import { expect, test } from 'playwright/test';
import { findBrowser } from '../scripts/browser';
import {
  expectPage,
  flag,
  hash,
  link,
  open,
  path,
  record,
  roots,
  text,
  typeHash,
  untilQuiet,
} from './support';

test('thirty moves leave no node and no listener behind', async ({ page }) => {
  // Small, as each of its frames is drawn without a graphics card.
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tools = await page.context().newCDPSession(page);
  const count = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  const move = (times: number) =>
    page.evaluate(async (moves) => {
      for (let turn = 0; turn < moves; turn += 1) {
        location.hash = `#/${['portfolio', 'contact', 'hobbies', ''][turn % 4]}`;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    }, times);
  await open(page, roots.fr);
  // The first moves prepare the pages, and the sky draws its first chart.
  await move(6);
  await expect(page.getByRole('list', { name: text.fr('sky.list') })).toBeAttached();
  await move(10);
  await untilQuiet(page);
  const before = await count();
  await move(30);
  // Less than one for every other move; what is left comes with time, not with moves.
  const countMore = async () => {
    const after = await count();
    return Math.max(after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(countMore).toBeLessThan(15);
});

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
