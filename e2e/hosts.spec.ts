/** Hosts that answer unlike `npm start`, and what visitors get from them: the same site. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { locales } from '../app/lib/locales';
import { listFiles, sha256 } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { type APIRequestContext, test as base, expect } from './fixtures';
import { test } from './support/host';
import { read, untilKept } from './support/offline-copy';
import { record } from './support/requests';
import { everyPage, type Site } from './support/site';

test('nginx.conf knows the type of every kind of file', ({ exported }) => {
  const conf = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const known = [...conf.matchAll(/^ +[\w.+-]+\/[\w.+-]+ ([\w ]+);$/gm)].flatMap(([, ends = '']) =>
    ends.split(' '),
  );
  const kinds = new Set(listFiles(exported).map((file) => extname(file).slice(1)));
  // What `gzip_static` and the like send in place of a file.
  for (const other of ['', 'br', 'gz']) kinds.delete(other);
  expect(known).toEqual(expect.arrayContaining([...kinds]));
});

test.describe('the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'only Chromium can be taken offline with its worker',
  );

  /** Opens the site and reads on until its copy is complete. */
  async function readUntilKept(site: Site) {
    await site.page.clock.install();
    await site.open('home');
    await read(site.page);
    await untilKept(site.page);
  }

  test('where a host removes last slashes, every page opens without a network', async ({
    site,
    context,
    host,
    build: { basePath },
  }) => {
    host.answerAs((request, response, serve) => {
      const { url = '/' } = request;
      if (url.endsWith('/') && url !== `${basePath}/`)
        return void response.writeHead(301, { Location: url.slice(0, -1) }).end();
      if (!/\.\w+$/.test(url)) request.url = url.replace(/\/?$/, '/');
      serve();
    });
    // The browser remembers the redirects.
    for (const { language, route } of everyPage) await site.visit(site.in(language).path(route));
    await readUntilKept(site);
    await context.setOffline(true);
    for (const { language, route } of everyPage) {
      const path = site.in(language).path(route);
      for (const address of [path, path.replace(/(?<=\w)\/$/, '')]) {
        await site.visit(address);
        await site.in(language).expectPage(route);
      }
    }
  });

  const refused = {
    // Debian's Apache has a folder of its own at /icons/.
    icons: /\/app-icons\//,
    drawings: /\/(sky|card)\.svg$/,
    fonts: /\.woff2$/,
    pictures: /\/pictures\//,
    'scripts that come later': /\/chunks\/\d+\.[0-9a-f]+\.js$/,
  };
  for (const [files, pattern] of Object.entries(refused)) {
    test(`${files} that a host refuses are all that the copy lacks`, async ({ site, context, host }) => {
      const asked: string[] = [];
      host.answerAs((request, response, serve) => {
        if (!pattern.test(request.url ?? '')) return serve();
        asked.push(request.url ?? '');
        response.writeHead(403).end();
      });
      await readUntilKept(site);
      expect(asked).not.toEqual([]);
      await context.setOffline(true);
      for (const { language, route } of everyPage) {
        await site.visit(site.in(language).path(route));
        await site.in(language).expectPage(route);
      }
    });
  }
});

for (const charset of ['iso-8859-1', 'shift_jis', 'utf-16le']) {
  test.describe(`a host that states ${charset} for all files`, () => {
    test.beforeEach(({ page }) =>
      page.route('**', async (route) => {
        // The server may close a connection just as it is used again.
        const response = await route.fetch({ maxRetries: 2 });
        const type = response.headers()['content-type']?.replace(/;.*/, '');
        const headers = { ...response.headers(), 'content-type': `${type};charset=${charset}` };
        await route.fulfill({ response, headers });
      }),
    );
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

    test('changes no word, script or style of a page', async ({ page, site }) => {
      const { errors } = record(page);
      for (const { language, route } of everyPage) {
        await site.visit(site.in(language).path(route));
        await site.in(language).expectPage(route);
        // The words of the other languages are scripts.
        for (const other of locales.filter((one) => one !== language)) {
          await site.flag(other).click();
          await site.in(other).expectPage(route);
        }
      }
      expect(errors).toEqual([]);
    });

    test('changes no word of the error screen', async ({ page, site }) => {
      await page.goto('./nope');
      await site.expectErrorScreen('notFound');
    });
  });
}

/** The pages that arrive unlike they were built, by the hashes of the service worker. */
async function findRewritten(request: APIRequestContext): Promise<string[]> {
  const worker = await (await request.get('./sw.js')).text();
  const built = [...worker.matchAll(/url:"([^"]+\/)",revision:"(\w+)"/g)];
  const rewritten: string[] = [];
  for (const [, address = '', revision] of built) {
    const html = await (await request.get(address)).body();
    if (!sha256(html).startsWith(String(revision))) rewritten.push(address);
  }
  return built.length ? rewritten : ['sw.js'];
}

const ADVICE = 'the host or a proxy rewrites these pages: see "byte for byte" in docs/deploying.md';

// On the host that is tested.
base('pages arrive as they were built', { tag: '@smoke' }, async ({ request }) => {
  expect(await findRewritten(request), ADVICE).toEqual([]);
});

test('a host that takes comments out of pages is found', async ({ request, host, exported, build }) => {
  const { basePath } = build;
  const html = readFileSync(join(exported, 'contact/index.html'), 'utf8').replace(/<!--.*?-->/g, '');
  host.answerAs((asked, response, serve) =>
    asked.url === `${basePath}/contact/`
      ? void response.setHeader('Content-Type', 'text/html').end(html)
      : serve(),
  );
  expect(await findRewritten(request)).toEqual([`${basePath}/contact/`]);
});
