/** What a visit stores and whom it asks: nothing and nobody, as long as no video is played. */
import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { moveTo, open, pageAddresses, recordRequests, roots, seeWholePage, switchTo, words } from './support';

/** Everything that a page can store in the browser, by the name of its cache, database or key. */
const readStores = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

/** Visits every page in both languages and enlarges a picture. */
async function visitEverything(page: Page) {
  await open(page, './');
  for (const name of ['portfolio', 'contact', 'hobbies'] as const) {
    await moveTo(page, 'fr', name);
    await seeWholePage(page);
  }
  await switchTo(page, 'en');
  await moveTo(page, 'en', 'portfolio');
  const pictures = page.getByRole('list', { name: words('en', 'portfolio.pictures') });
  if ((await pictures.count()) === 0) return;
  await pictures.first().getByRole('link').first().click();
  await page.getByRole('button', { name: words('en', 'lightbox.close') }).click();
}

test.describe('where a copy for offline use is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a whole visit asks no other origin and stores only a copy of the site', async ({ page, context }) => {
    const requests = recordRequests(page);
    await visitEverything(page);
    const { origin } = new URL(page.url());
    const urls = requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
    expect(urls.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(urls.length).toBeGreaterThan(10);

    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const { caches: names, ...rest } = await readStores(page);
    expect(rest).toEqual({ cookies: '', local: [], session: [], databases: [] });
    expect(await context.cookies()).toEqual([]);
    expect(names).toHaveLength(1);
    const stored = await page.evaluate(async ([name = '']) => {
      const requested = await (await caches.open(name)).keys();
      return requested.map(({ url }) => url);
    }, names);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  });
});

/** Expects the background of the page to be our own, and the policy to allow no other picture. */
async function expectOwnBackground(page: Page) {
  if (profile.background.remoteUrl !== null) return;
  const sources = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !image.alt && image.width >= innerWidth)
      .map(({ src }) => new URL(src).origin === location.origin),
  );
  expect(sources).toEqual([true]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ')).toContain("img-src 'self' data:");
}

test('no injected script and no inline handler runs, and no foreign picture is shown', async ({ page }) => {
  for (const address of [roots.fr, pageAddresses.fr.portfolio, './nope']) {
    await page.goto(address);
    if (address === roots.fr) await expectOwnBackground(page);
    const result = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.injected = "script"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<button onclick="window.injected = 1">x</button>');
      document.querySelector<HTMLElement>('body > button:last-child')?.click();
      await new Promise((done) => setTimeout(done));
      return { injected: Reflect.get(window, 'injected'), refused: refused.sort() };
    });
    expect(result).toEqual({ injected: undefined, refused: ['script-src-attr', 'script-src-elem'] });
  }
});
