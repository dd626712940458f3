/** Hosts that answer unlike `npm start` serve visitors the same site. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles, sha256 } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { type APIRequestContext, test as base, expect } from './fixtures';
import { test } from './support/host';
import { read, untilKept } from './support/offline-copy';
import type { Site } from './support/site';

test('nginx.conf has a media type for every kind of file', ({ exported }) => {
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

  test('opens pages without a network where a host removes trailing slashes', async ({
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
    const path = site.other.path('contact');
    // The browser remembers the redirect.
    await site.visit(path);
    await readUntilKept(site);
    await context.setOffline(true);
    for (const address of [path, path.slice(0, -1)]) {
      await site.visit(address);
      await site.other.expectPage('contact');
    }
  });

  test('lacks only the files that a host refuses', async ({ page, site, context, host, request }) => {
    const refused = {
      // Debian's Apache has a folder of its own at /icons/.
      icons: /\/app-icons\//,
      drawings: /\/(sky|card)\.svg$/,
      fonts: /\.woff2$/,
      pictures: /\/pictures\//,
      'scripts that come later': /\/chunks\/\d+\.[0-9a-f]+\.js$/,
    };
    const isRefused = (path: string) => Object.values(refused).some((files) => files.test(path));
    host.answerAs((request, response, serve) => {
      const { url = '' } = request;
      if (!isRefused(url)) return serve();
      response.writeHead(403).end();
    });
    await readUntilKept(site);
    const worker = await (await request.get('./sw.js')).text();
    const wanted = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, path = '']) => path);
    const kept = await page.evaluate(async () => {
      const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const files = await Promise.all(copies.map((copy) => copy.keys()));
      return files.flat().map(({ url }) => new URL(url).pathname);
    });
    for (const [kind, files] of Object.entries(refused))
      expect(
        wanted.find((path) => files.test(path)),
        kind,
      ).toBeDefined();
    expect(wanted.filter((path) => !kept.includes(path))).toEqual(wanted.filter(isRefused));
    await context.setOffline(true);
    await site.other.visit(site.other.path('contact'));
    await site.other.expectPage('contact');
  });
});

// Such a mark comes before what a host says, whatever that is.
test('each text begins with a byte order mark, as some hosts declare iso-8859-1 for all files', ({
  exported,
}) => {
  const texts = listFiles(exported).filter((file) => /\.(html|js|css|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const misread = texts.filter((file) => {
    const bytes = readFileSync(join(exported, file));
    return bytes.some((byte) => byte > 127) && !bytes.toString().startsWith('\uFEFF');
  });
  expect(misread).toEqual([]);
});

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
base('pages arrive byte for byte as they were built', { tag: '@smoke' }, async ({ request }) => {
  expect(await findRewritten(request), ADVICE).toEqual([]);
});
