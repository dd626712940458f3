/** Hurried readers, several tabs, old browsers, and pages that the browser restores whole. */
import { expect, test } from 'playwright/test';
import { findBrowser } from '../scripts/browser';
import { hashAddresses, pageAddresses, words } from './expected';
import { recordDocuments, recordErrors, recordThrown, watchTraffic } from './records';
import { expectPage, moveTo, open, switchTo, typeHash, untilRenderedAhead } from './support';

test('twenty quick moves and switches end on the last of each, and no other tab moves', async ({
  page,
  context,
}) => {
  const errors = recordErrors(page);
  await open(page, hashAddresses.fr.home);
  const documents = recordDocuments(page);
  await page.evaluate(async () => {
    const [french, english] = document.querySelectorAll<HTMLButtonElement>('nav form button');
    const names = ['portfolio', 'contact', '', 'hobbies'];
    for (let turn = 0; turn < 20; turn += 1) {
      location.hash = `#/${names[turn % 4]}`;
      (turn % 3 ? english : french)?.click();
      if (turn % 6 === 0) history.back();
      if (turn % 5 === 0) await new Promise(requestAnimationFrame);
    }
    // The steps back arrive late: the moves below are the last ones.
    await window.navigation?.back().finished?.catch(() => {});
    location.hash = '#/contact';
    english?.click();
    location.hash = '#/hobbies';
  });
  await expectPage(page, 'en', 'hobbies');
  await page.goBack();
  await expectPage(page, 'en', 'contact');

  await test.step('what a visitor does in a second tab stays there', async () => {
    const second = await context.newPage();
    await open(second, hashAddresses.fr.portfolio);
    await moveTo(second, 'fr', 'hobbies');
    await expectPage(page, 'en', 'contact');
    await page.goForward();
    await expectPage(page, 'en', 'hobbies');
    await second.goBack();
    await expectPage(second, 'fr', 'portfolio');
  });
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('sixty moves leave no node and no listener behind, with and without animations', async ({ page }) => {
  test.slow();
  // Small, as each of its frames is drawn without a graphics card.
  await page.setViewportSize({ width: 320, height: 480 });
  const tools = await page.context().newCDPSession(page);
  const count = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  const move = (times: number) =>
    page.evaluate(async (moves) => {
      const names = ['portfolio', 'contact', 'hobbies', ''];
      for (let turn = 0; turn < moves; turn += 1) {
        location.hash = `#/${names[turn % names.length]}`;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    }, times);
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.home);
  await untilRenderedAhead(page);
  // The first moves prepare the pages, and the sky draws its first chart.
  await move(6);
  await expect(page.getByRole('list', { name: words('fr', 'sky.list') })).toBeAttached();
  await move(2);
  await quiet();
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await move(8);
    const before = await count();
    await move(30);
    // Less than one for every other move; what is left comes with time, not with moves.
    const countMore = async () => {
      const after = await count();
      return Math.max(after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners);
    };
    await expect.poll(countMore, reducedMotion).toBeLessThan(15);
  }
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
      [window, 'WebGLRenderingContext'],
      [Navigator.prototype, 'connection', 'serviceWorker', 'clipboard'],
    ];
    for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const thrown = recordThrown(page);
  await open(page, hashAddresses.fr.portfolio);
  expect(await page.evaluate(() => 'navigation' in window || 'startViewTransition' in document)).toBe(false);
  const thumbnail = page.getByRole('list', { name: words('fr', 'portfolio.pictures') }).getByRole('link');
  if ((await thumbnail.count()) > 0) {
    await thumbnail.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await switchTo(page, 'en');
  await expectPage(page, 'en', 'portfolio');
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'en', 'hobbies');
  await page.goBack();
  await expectPage(page, 'en', 'portfolio');
  expect(thrown).toEqual([]);
});

test('a page restored from the back/forward cache is as it was', async ({ playwright, baseURL }) => {
  // Playwright turns that cache off, and the headless shell has none.
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const viewport = { width: 768, height: 480 };
  const options = { baseURL, viewport, serviceWorkers: 'block', reducedMotion: 'no-preference' } as const;
  const page = await browser.newPage(options);
  const errors = recordErrors(page);
  await open(page, hashAddresses.fr.contact);
  await switchTo(page, 'en');
  await page.getByRole('button', { name: words('en', 'motion.pause') }).click();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => console.log(`persisted: ${persisted}`));
  });
  await page.goto(pageAddresses.fr.hobbies);
  // `goBack` would wait for a load, and nothing is loaded.
  const shown = page.waitForEvent('console', (message) => message.text().startsWith('persisted'));
  await page.evaluate(() => void setTimeout(() => history.back()));
  expect((await shown).text()).toBe('persisted: true');
  await expectPage(page, 'en', 'contact');
  await expect(page.getByRole('button', { name: words('en', 'motion.play') })).toBeVisible();
  await moveTo(page, 'en', 'hobbies');
  await expectPage(page, 'en', 'hobbies');
  expect(errors).toEqual([]);
  await browser.close();
});
