/** After one visit the whole site opens without a network, unless data is saved. */
import { expect, type Page, test } from './fixtures';
import { read, untilKept } from './support/offline-copy';
import { record, untilQuiet } from './support/requests';
import { everyPage, pageBesides } from './support/site';

test.use({ serviceWorkers: 'allow' });

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.beforeEach(({ page }) => page.clock.install());

test.describe('after one visit', { tag: '@engines' }, () => {
  test.beforeEach(async ({ page, site }) => {
    await site.open('home');
    await untilQuiet(page);
    expect(await countWorkers(page), 'before a reader does anything').toBe(0);
    await read(page);
    await untilKept(page);
  });

  test('every page is kept, and any address opens without a network', async ({
    browserName,
    page,
    site,
    context,
    baseURL,
  }) => {
    const addresses = everyPage.map(({ language, route }) => site.in(language).path(route));
    const urls = addresses.map((address) => new URL(address, baseURL).href);
    const kept = await page.evaluate(
      (all) => Promise.all(all.map(async (one) => Boolean(await caches.match(one, { ignoreSearch: true })))),
      urls,
    );
    expect(urls.filter((_, index) => !kept[index])).toEqual([]);
    // Only Chromium can be taken offline with its worker.
    if (browserName !== 'chromium') return;
    await context.setOffline(true);
    // Else the browser's own cache answers.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    const { other } = site;
    const route = pageBesides('home', 'contact');
    await site.visit(`${other.path(route)}index.html`);
    await other.expectPage(route);
    const background = () =>
      [...document.images].some(
        ({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0,
      );
    await expect.poll(() => page.evaluate(background), 'the background').toBe(true);
    const loaded = () =>
      [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('stand-in'))
        .length;
    await expect.poll(() => page.evaluate(loaded), 'fonts').toBeGreaterThanOrEqual(2);
    await test.step('another without its last slash', async () => {
      expect((await page.goto(`${other.root}contact`))?.status()).toBe(200);
      await other.expectPage('contact');
    });
    await test.step('an unknown address as the error screen', async () => {
      await page.goto('./nope/deeper');
      await site.expectErrorScreen('notFound');
      await expect(page).toHaveURL('./nope/deeper');
    });
  });

  test('a visit goes on without a network', { tag: '@smoke' }, async ({
    page,
    site,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be taken offline with its worker');
    await context.setOffline(true);
    const { other } = site;
    await other.open(pageBesides('contact', 'portfolio'));
    const { thrown, documents } = record(page);
    await other.link('contact').click();
    await site.switchTo();
    await site.link('portfolio').click();
    await site.expectPage('portfolio');
    expect(documents).toEqual([]);
    await page.reload();
    await site.expectPage('portfolio');
    expect(thrown).toEqual([]);
  });
});

test('with Save-Data no offline copy is kept', { tag: '@engines' }, async ({ page, site }) => {
  await site.saveData();
  await site.open('home');
  await read(page);
  await untilQuiet(page);
  expect(await countWorkers(page)).toBe(0);
});
