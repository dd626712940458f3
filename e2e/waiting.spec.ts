/** Where a move waits for its page, the visitor sees and hears it; otherwise nothing flashes. */
import type { Route } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { expect, test } from './fixtures';
import { hold, record, scripts, sheets, untilQuiet } from './support/requests';
import type { Site } from './support/site';
import { works } from './support/words';

const [work] = works;

/** What is shown, busy while it waits for another page. */
const main = ({ page }: Site) => page.locator('#main');

const expectAwaited = (site: Site, route: Route) =>
  expect(site.page.getByRole('status')).toContainText([
    site.text('nav.awaited', { page: site.text(`nav.${route}`) }),
  ]);

test.describe('a move to a page that is not loaded yet', { tag: '@engines' }, () => {
  test.beforeEach(async ({ site }) => {
    // Nothing is loaded ahead.
    await site.saveData();
    await site.open('home');
  });

  for (const [late, files] of Object.entries({ script: scripts, 'style sheet': sheets }))
    test(`names the page whose ${late} it waits for`, async ({ browserName, page, site }) => {
      const { errors } = record(page);
      const release = await hold(page, files);
      // Firefox takes none while a file is held back.
      const edge = async () =>
        browserName === 'chromium' && page.screenshot({ clip: { x: 0, y: 0, width: 100, height: 3 } });
      const before = await edge();
      await site.link('contact').click();
      await expectAwaited(site, 'contact');
      await expect(main(site)).toHaveAttribute('aria-busy', 'true');
      if (before) expect(await edge(), 'a line at the edge of the window').not.toEqual(before);
      release();
      await site.expectPage('contact');
      await expect(main(site)).not.toHaveAttribute('aria-busy');
      expect(errors).toEqual([]);
    });

  test('is replaced by a later move', async ({ page, site }) => {
    test.skip(locales.length === 1, 'the site has one language');
    const { errors } = record(page);
    const release = await hold(page, scripts);
    await site.link('contact').click();
    await expectAwaited(site, 'contact');
    await site.link('portfolio').click();
    await expectAwaited(site, 'portfolio');
    await site.other.switchTo();
    release();
    await site.other.expectPage('portfolio');
    await expect(main(site)).not.toHaveAttribute('aria-busy');
    expect(errors).toEqual([]);
  });

  test('ends with Back', async ({ page, site }) => {
    const release = await hold(page, scripts);
    await site.link('contact').click();
    await expectAwaited(site, 'contact');
    await page.goBack();
    await expect(main(site)).not.toHaveAttribute('aria-busy');
    await site.expectPage('home');
    release();
    await untilQuiet(page);
    await site.expectPage('home');
    if (!work) return;
    await test.step('or, on the way to a work, with a click on Portfolio', async () => {
      await page.unrouteAll();
      const releaseWork = await hold(page, scripts);
      await site.typeHash(`#/portfolio?at=${work.id}`);
      await expect(main(site)).toHaveAttribute('aria-busy', 'true');
      await site.link('portfolio').click();
      releaseWork();
      await site.expectPage('portfolio');
      await expect(main(site)).not.toHaveAttribute('aria-busy');
      await expect(site.heading).toBeFocused();
    });
  });
});

for (const [way, reach] of [
  ['pointer', 'hover'],
  ['focus', 'focus'],
] as const)
  test(`the ${way} loads the page of a link on a busy page`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback;
      window.requestIdleCallback = (callback, options) =>
        'ready' in document.documentElement.dataset ? 0 : whenIdle(callback, options);
    });
    await site.open('home');
    await Promise.all([page.waitForRequest(scripts), site.link('contact')[reach]()]);
    await hold(page, scripts);
    await site.link('contact').click();
    await site.expectPage('contact');
    await site.link('portfolio').click();
    await expectAwaited(site, 'portfolio');
  });
