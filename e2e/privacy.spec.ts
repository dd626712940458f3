/** A visit requests nothing elsewhere, stores only a copy of the site, and runs only its code. */
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { untilKept } from './support/offline-copy';

test.describe('a whole visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('leaves no trace outside the site', async ({ page, site, context }) => {
    // Those of the service worker too.
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await site.open('home');
    for (const route of routes) {
      await site.link(route).click();
      await site.expectHeading(route);
      await site.seeWholePage();
    }
    for (const language of locales) await site.switchTo(language);
    await untilKept(page);

    const { origin } = new URL(page.url());
    const asked = requests.filter((url) => !url.startsWith('data:'));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);

    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const copy = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases];
      return {
        origins: [...new Set(copy.flat().map(({ url }) => new URL(url).origin))],
        others: [document.cookie, ...keys].filter(Boolean),
      };
    });
    expect(stored.others).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(stored.origins).toEqual([origin]);
  });
});

/** Adds a script and a handler to the page. @returns what ran of them, and what was refused */
const inject = (page: Page) =>
  page.evaluate(async () => {
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

for (const [what, end, tag] of [
  ['a page', '', ['@smoke']],
  ['the error screen', 'nope', ['@smoke', '@error-page']],
] as const) {
  test.describe(what, { tag: [...tag] }, () => {
    test('runs no injected script or handler', async ({ page, site }) => {
      await page.goto(site.root + end);
      expect(await inject(page)).toEqual({
        injected: undefined,
        refused: ['script-src-attr', 'script-src-elem'],
      });
      const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
      const rules = (await policy.getAttribute('content'))?.split(/; */);
      for (const name of ['default-src', 'connect-src'])
        expect(rules).toContainEqual(expect.stringMatching(`^${name} '(self|none)'$`));
      for (const name of ['object-src', 'base-uri']) expect(rules).toContain(`${name} 'none'`);
      expect(rules).toContainEqual(expect.stringMatching(/^img-src 'self' data:( https:\/\/[\w.-]+)?$/));
    });

    test('refuses to be framed', { tag: '@headers' }, async ({ request, site }) => {
      const headers = (await request.get(site.root + end)).headers();
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    });

    test('is revalidated on each visit', { tag: '@headers' }, async ({ request, site }) => {
      const headers = (await request.get(site.root + end)).headers();
      expect(headers['cache-control']).toMatch(/max-age=0|no-cache/);
    });
  });
}

test('scripts are cached as immutable', { tag: ['@smoke', '@headers'] }, async ({ request, site }) => {
  const html = await (await request.get(site.root)).text();
  const chunks = html.match(/\/[^"\\]*_next\/static\/[^"\\]+\.js/g) ?? [];
  expect(chunks).not.toEqual([]);
  for (const chunk of new Set(chunks))
    expect((await request.get(chunk)).headers()['cache-control'], chunk).toContain('immutable');
});
