/** A visit tells nobody else, stores nothing but a copy of the site, and runs its code alone. */
import { expect, test } from './fixtures';
import { flag, link, open, pages, record, roots, seeWholePage } from './support';

test.use({ serviceWorkers: 'allow' });

test('a whole visit asks no other origin and stores only a copy of the site', async ({ page, context }) => {
  const { requests } = record(page);
  await open(page, roots.fr);
  for (const name of pages) {
    await link(page, 'fr', name).click();
    await seeWholePage(page);
  }
  await flag(page, 'en').click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const copy = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases];
    return {
      names,
      copy: copy.flat().map(({ url }) => url),
      others: [document.cookie, ...keys].filter(Boolean),
    };
  });
  expect(stored.others).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(stored.names).toHaveLength(1);
  const { origin } = new URL(page.url());
  const asked = [...requests, ...stored.copy].filter((url) => !url.startsWith('data:'));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});

test('no injected script or handler runs, and the headers keep the site out of frames', {
  tag: '@smoke',
}, async ({ page, request }) => {
  for (const address of [roots.fr, './nope']) {
    const response = await page.goto(address);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': expect.stringMatching(/max-age=0|no-cache/),
    });
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
    expect(result, address).toEqual({ injected: undefined, refused: ['script-src-attr', 'script-src-elem'] });
  }
  const html = await (await request.get(roots.fr)).text();
  const [chunk = ''] = html.match(/\/[^"\\]*_next\/static\/[^"\\]+\.js/) ?? [];
  expect((await request.get(chunk)).headers()['cache-control']).toContain('immutable');
});
