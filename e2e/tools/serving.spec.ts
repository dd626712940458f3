/** What a host does with the exported files, tried on a small site: no build, no browser. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { headersFor, parseHeadersFile } from '../../scripts/lib/headers-file';
import { root } from '../../scripts/lib/paths';
import { freePort } from '../../scripts/lib/server';
import { writeFiles } from './folder';
import { files, send, test } from './site';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const [chunk, picture] = ['_next/static/chunks/app.0123abcd.js', 'pictures/moon-320.89abcdef.avif'];

const home = { status: 200, type: 'text/html;charset=utf-8', cache: revalidate, text: '<title>Home</title>' };
const portfolio = { ...home, text: '<title>Portfolio</title>' };
const notFound = { ...home, status: 404, cache: 'no-cache', text: '<title>Nothing here</title>' };
const file = (type: string, cache: string) => ({ status: 200, type, cache });
const redirect = (location: string) => ({ status: 308, location, cache: 'no-cache' });

type Expected = { status: number } & Partial<
  Record<'type' | 'cache' | 'location' | 'allow' | 'text', string>
>;

/** Each request with what it gets; it must also get the headers of the headers file. */
const served: Record<string, Expected> = {
  'GET /': home,
  'HEAD /': { ...home, text: '' },
  'POST /': { status: 405, allow: 'GET, HEAD' },
  'GET /portfolio/?utm=1': portfolio,
  'GET /portfolio?utm=1': redirect('/portfolio/?utm=1'),
  'GET /portfolio/index.txt': file('text/plain;charset=utf-8', revalidate),
  'GET /manifest.webmanifest': file('application/manifest+json', revalidate),
  'GET /sw.js': file('text/javascript;charset=utf-8', revalidate),
  'GET /card/ada.vcf': file('text/vcard;charset=utf-8', revalidate),
  [`GET /${chunk}`]: file('text/javascript;charset=utf-8', immutable),
  [`GET /${picture}`]: file('image/avif', immutable),
  // Unknown addresses; none becomes an address of another site, and a missing chunk is not kept for a year.
  'GET /nope': notFound,
  'HEAD /nope': { ...notFound, text: '' },
  'GET /nope/': notFound,
  'GET /portfolio/nope': notFound,
  'GET /portfolio.html': notFound,
  'GET /%E0%A4%A': notFound,
  'GET /..%2f..%2fpackage.json': notFound,
  'GET /_headers': notFound,
  'GET /_next/static/chunks/gone.js': notFound,
  'GET //portfolio': notFound,
  'GET //example.org/portfolio': notFound,
  'GET /\\example.org': notFound,
  'GET //example.org/..%2fportfolio': notFound,
  'GET /%0d%0aLocation:%20https:%2f%2fexample.org/portfolio': notFound,
};

const outside = { status: 404, type: 'text/plain;charset=utf-8', text: '/people/ada/' };

const servedUnderBasePath: Record<string, Expected> = {
  'GET /people/ada/': home,
  'GET /people/ada': redirect('/people/ada/'),
  'GET /people/ada/portfolio': redirect('/people/ada/portfolio/'),
  [`GET /people/ada/${chunk}`]: file('text/javascript;charset=utf-8', immutable),
  'GET /people/ada/nope': notFound,
  'GET /': outside,
  'GET /portfolio/': outside,
  'GET /people/': outside,
  'GET /people/adas/': outside,
  [`GET /${chunk}`]: outside,
};

const rulesOf = (site: string) => parseHeadersFile(readFileSync(join(site, '_headers'), 'utf8'));

for (const [basePath, requests] of [
  ['', served],
  ['/people/ada', servedUnderBasePath],
] as const) {
  test.describe(basePath ? 'under a base path' : 'without a base path', () => {
    test.use({ basePath });

    for (const [line, wanted] of Object.entries(requests)) {
      test(`${line} → ${wanted.status}`, async ({ url, site }) => {
        const [method, path = ''] = line.split(' ');
        const { status, headers, body } = await send(url, path, { method });
        const { text = body.toString(), ...rest } = wanted;
        const { 'content-type': type, 'cache-control': cache, location, allow } = headers;
        const found = { status, type: type?.replace('; ', ';'), cache, location, allow };
        expect(found).toMatchObject({ location: undefined, ...rest });
        expect(body.toString()).toContain(text);
        if (method === 'HEAD') {
          expect(body).toHaveLength(0);
          const whole = await send(url, path);
          expect(headers['content-length']).toBe(String(whole.body.length));
        }
        if (status === 405) return;
        for (const [name, value] of headersFor(rulesOf(site), path)) {
          if (name !== 'Cache-Control') expect(headers[name.toLowerCase()], name).toBe(value);
        }
      });
    }
  });
}

test('every page has the security headers', async ({ url }) => {
  expect(new URL(url).pathname).toBe('/');
  const { headers } = await send(url, '/portfolio/');
  expect(headers).toMatchObject({
    'content-security-policy':
      "img-src 'self' data:; frame-src https://www.youtube-nocookie.com; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test('an unchanged page is not sent again', async ({ url }) => {
  const { headers } = await send(url, '/');
  const again = await send(url, '/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again).toMatchObject({ status: 304, headers: { 'cache-control': revalidate } });
});

for (const { accepted, encoding, unpack } of [
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
  { accepted: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
  { accepted: '', encoding: undefined, unpack: (body: Buffer) => body },
]) {
  for (const [path, name] of [
    ['/', 'index.html'],
    ['/nope', '404.html'],
  ] as const) {
    test(`a browser that accepts "${accepted}" gets ${name} as ${encoding ?? 'it is'}`, async ({ url }) => {
      const { headers, body } = await send(url, path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['content-length']).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(files[name]);
    });
  }
}

/** Starts nginx with the example of the documentation, for another folder and another port. */
async function startNginx(site: string) {
  const port = await freePort();
  const folder = join(site, 'nginx');
  const example = readFileSync(join(root, 'docs/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www/site;', `root ${site};`);
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = parts.map((name) => `${name}_temp_path ${folder};`).join(' ');
  const settings = `daemon off; pid ${folder}/pid; events {} http { access_log off; log_not_found off; ${temporary} ${example} }`;
  writeFiles(folder, { 'nginx.conf': settings });
  // As root, its workers are another user.
  chmodSync(site, 0o755);
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  await expect.poll(() => send(url, '/').then(({ status }) => status, String)).toBe(200);
  const stop = async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
  };
  return { url, stop };
}

test('docs/nginx.conf makes nginx send the same headers and pages', async ({ site }) => {
  test.skip(spawnSync('nginx', ['-v']).status !== 0, 'nginx is not installed');
  const { url, stop } = await startNginx(site);
  try {
    for (const name of [...Object.keys(files), '_next/static/chunks/gone.js', 'nope']) {
      const path = `/${name.replace(/index\.html$/, '')}`;
      const { status, headers, body } = await send(url, path);
      expect(status, path).toBe(name in files ? 200 : 404);
      if (status === 404) expect(body.toString(), path).toContain('Nothing here');
      for (const [header, value] of headersFor(rulesOf(site), status === 404 ? '/404.html' : path))
        expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value);
    }
    const compressed = await send(url, '/', { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect((await send(url, '/portfolio')).headers.location).toBe('/portfolio/');
    expect((await send(url, '/_headers')).status).toBe(404);
  } finally {
    await stop();
  }
});
