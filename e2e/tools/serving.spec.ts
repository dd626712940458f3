/** What a host does with the exported files, tried on a small site: no build, no browser. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { compressFiles, writeHeaders } from '../../scripts/finish/finish';
import { root } from '../../scripts/lib/paths';
import { startServer } from '../../scripts/lib/server';
import { test as base, writeFiles } from './folder';

const text = 'Bienvenue à bord. '.repeat(200);
const files = {
  'index.html': `<!doctype html><title>Home</title>${text}`,
  'portfolio/index.html': '<!doctype html><title>Portfolio</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  'sw.js': 'skipWaiting()',
  'card/ada.vcf': 'BEGIN:VCARD',
  '_next/static/chunks/app.0123abcd.js': `/* ${text} */`,
  'pictures/moon-320.89abcdef.avif': 'moon',
};

const test = base.extend<{ basePath: string; url: string }>({
  basePath: ['', { option: true }],
  url: async ({ folder, basePath }, use) => {
    writeFiles(folder, files);
    writeHeaders(folder, basePath);
    await compressFiles(folder);
    const { url, close } = await startServer({ dir: folder, port: 0, basePath });
    await use(url);
    await close();
  },
});

/** `fetch` would normalise the path, follow redirects and unpack the body. */
async function send(url: string, path: string, headers = {}) {
  const { hostname, port } = new URL(url);
  const [response] = (await once(request({ hostname, port, path, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

const immutable = 'public, max-age=31536000, immutable';
const home = { status: 200, type: 'text/html;charset=utf-8', cache: 'public,max-age=0,must-revalidate' };
const notFound = { status: 404, type: home.type, cache: 'no-cache' };
const redirect = (location: string) => ({ status: 308, location });

/** What each path gets, by base path. */
const answers: Record<string, Record<string, Record<string, unknown>>> = {
  '': {
    '/': home,
    '/portfolio/?utm=1': home,
    '/portfolio?utm=1': redirect('/portfolio/?utm=1'),
    '/sw.js': { ...home, type: 'text/javascript' },
    '/card/ada.vcf': { ...home, type: 'text/vcard; charset=utf-8' },
    '/_next/static/chunks/app.0123abcd.js': { status: 200, type: 'text/javascript', cache: immutable },
    '/pictures/moon-320.89abcdef.avif': { status: 200, type: 'image/avif', cache: immutable },
    // None becomes an address of another site, and a missing chunk is not kept for a year.
    ...Object.fromEntries(
      `/nope /nope/ /portfolio/nope /portfolio.html /%E0%A4%A /..%2f..%2fpackage.json //portfolio
      //example.org/portfolio /\\example.org /_next/static/chunks/gone.js`
        .split(/\s+/)
        .map((path) => [path, notFound]),
    ),
  },
  '/people/ada': {
    '/people/ada/': home,
    '/people/ada': redirect('/people/ada/'),
    '/people/ada/portfolio': redirect('/people/ada/portfolio/'),
    '/people/ada/pictures/moon-320.89abcdef.avif': { status: 200, cache: immutable },
    '/people/ada/nope': notFound,
    '/': notFound,
    '/portfolio/': notFound,
    '/people/adas/': notFound,
  },
};

for (const [basePath, rows] of Object.entries(answers)) {
  test.describe(basePath || 'without a base path', () => {
    test.use({ basePath });

    test('each address has its status, type and time in caches', async ({ url }) => {
      for (const [path, expected] of Object.entries(rows)) {
        const { status, headers, body } = await send(url, path);
        const { 'content-type': type, 'cache-control': cache, location } = headers;
        expect.soft({ status, type, cache, location }, path).toMatchObject(expected);
        if (status === 404) expect.soft(body.toString(), path).toContain('Nothing here');
      }
    });
  });
}

test('every page has the security headers, which docs/nginx.conf sends too', async ({ url }) => {
  const nginx = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const rules = [...nginx.matchAll(/add_header (\S+) "(.+)" always;/g)];
  expect(rules).toHaveLength(6);
  for (const path of ['/portfolio/', '/nope']) {
    const { headers } = await send(url, path);
    for (const [, name = '', value] of rules) expect(headers[name.toLowerCase()], name).toBe(value);
  }
});

test('a browser gets what it can unpack, and an unchanged page not again', async ({ url }) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, '': (body: Buffer) => body };
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const { headers, body } = await send(url, '/', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(unpacked(body).toString()).toBe(files['index.html']);
    const again = await send(url, '/', { 'accept-encoding': encoding, 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
  }
});
