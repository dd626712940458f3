/** What a host does with the exported files, tried on a small site: no build, no browser. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { writeHeaders } from '../../scripts/finish/finish';
import { root } from '../../scripts/lib/paths';
import { startServer } from '../../scripts/lib/server';
import { test as base, writeFiles } from './folder';

const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'portfolio/index.html': '<!doctype html><title>Portfolio</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  'sw.js': 'skipWaiting()',
  'card/ada.vcf': 'BEGIN:VCARD',
  '_next/static/chunks/app.0123abcd.js': '// app',
  'pictures/moon-320.89abcdef.avif': 'moon',
};

const test = base.extend<{ url: string }>({
  url: async ({ folder }, use) => {
    writeFiles(folder, files);
    writeHeaders(folder, '');
    const { url, close } = await startServer({ dir: folder, port: 0 });
    await use(url);
    await close();
  },
});

/** `fetch` would normalise the path, follow redirects and unpack the body. */
async function send(url: string, path: string) {
  const { hostname, port } = new URL(url);
  const [response] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

const immutable = 'public, max-age=31536000, immutable';
const home = { status: 200, type: 'text/html;charset=utf-8', cache: 'public,max-age=0,must-revalidate' };

/** What each path gets. */
const answers: Record<string, Record<string, unknown>> = {
  '/': home,
  '/portfolio/?utm=1': home,
  '/portfolio?utm=1': { status: 308, location: '/portfolio/?utm=1' },
  '/sw.js': { ...home, type: 'text/javascript' },
  '/card/ada.vcf': { ...home, type: 'text/vcard; charset=utf-8' },
  '/_next/static/chunks/app.0123abcd.js': { status: 200, type: 'text/javascript', cache: immutable },
  '/pictures/moon-320.89abcdef.avif': { status: 200, type: 'image/avif', cache: immutable },
  // None becomes an address of another site, and a missing chunk is not kept for a year.
  ...Object.fromEntries(
    `/nope /nope/ /portfolio/nope /portfolio.html /%E0%A4%A /..%2f..%2fpackage.json //portfolio
    //example.org/portfolio /\\example.org /_next/static/chunks/gone.js`
      .split(/\s+/)
      .map((path) => [path, { status: 404, type: home.type, cache: 'no-cache' }]),
  ),
};

test('each address has its status, type and time in caches', async ({ url }) => {
  for (const [path, expected] of Object.entries(answers)) {
    const { status, headers, body } = await send(url, path);
    const { 'content-type': type, 'cache-control': cache, location } = headers;
    expect.soft({ status, type, cache, location }, path).toMatchObject(expected);
    if (status === 404) expect.soft(body.toString(), path).toContain('Nothing here');
  }
});

test('every page has the security headers, which docs/nginx.conf sends too', async ({ url }) => {
  const nginx = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const rules = [...nginx.matchAll(/add_header (\S+) "(.+)" always;/g)];
  expect(rules).toHaveLength(6);
  for (const path of ['/portfolio/', '/nope']) {
    const { headers } = await send(url, path);
    for (const [, name = '', value] of rules) expect(headers[name.toLowerCase()], name).toBe(value);
  }
});
