/** What a host does with the exported files, tried on a small site of its own: no build, no browser. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test as base, expect } from 'playwright/test';
import { compressFiles } from '../scripts/finish/compression';
import { writeHeaders } from '../scripts/finish/headers';
import { BuildError } from '../scripts/lib/errors';
import { headersFor, parseHeadersFile } from '../scripts/lib/headers-file';
import { freePort } from '../scripts/lib/ports';
import { startServer } from '../scripts/lib/server';
import { readSettings } from '../scripts/lib/settings';

const project = fileURLToPath(new URL('..', import.meta.url));
const longText = 'Bienvenue à bord. '.repeat(200);

const files: Record<string, string> = {
  'index.html': `<!doctype html><title>Home</title>${longText}`,
  'portfolio/index.html': '<!doctype html><title>Portfolio</title>',
  'portfolio/index.txt': 'payload',
  '404.html': `<!doctype html><title>Nothing here</title>${longText}`,
  'manifest.webmanifest': '{}',
  'sw.js': 'skipWaiting()',
  '_next/static/chunks/app.0123abcd.js': `/* ${longText} */`,
  'pictures/moon-320.89abcdef.avif': 'moon',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a path unchanged: `fetch` would normalise it, follow redirects and unpack what it gets. */
function get(url: string, path: string, { method = 'GET', encoding = '' } = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const headers = encoding ? { 'accept-encoding': encoding } : {};
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const test = base.extend<{ basePath: string; site: string; url: string }>({
  basePath: ['', { option: true }],
  site: async ({ basePath }, use) => {
    const out = mkdtempSync(join(tmpdir(), 'site-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      writeFileSync(join(out, name), text);
    }
    writeHeaders({ out, basePath, remoteOrigin: null });
    await compressFiles(out);
    await use(out);
    rmSync(out, { recursive: true });
  },
  url: async ({ site, basePath }, use) => {
    const { url, close } = await startServer({ dir: site, port: 0, basePath });
    await use(url);
    await close();
  },
});

test.describe('a page', () => {
  test('is its folder', async ({ url }) => {
    const home = await get(url, '/');
    expect(home.status).toBe(200);
    expect(home.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(home.body.toString()).toContain('<title>Home</title>');
    expect((await get(url, '/portfolio/?utm=1')).body.toString()).toContain('<title>Portfolio</title>');
  });

  test('without its last slash is a redirect that keeps the query', async ({ url }) => {
    const { status, headers } = await get(url, '/portfolio?utm=1');
    expect(status).toBe(308);
    expect(headers.location).toBe('/portfolio/?utm=1');
  });

  test('answers HEAD with the headers alone', async ({ url }) => {
    const { status, headers, body } = await get(url, '/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(files['index.html'] ?? ''));
    expect(body).toHaveLength(0);
  });

  test('is not there for other methods', async ({ url }) => {
    const { status, headers } = await get(url, '/', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('is sent again only when it changed', async ({ url }) => {
    const { headers } = await get(url, '/');
    const again = await fetch(url, {
      headers: { 'if-none-match': headers.etag ?? '', 'accept-encoding': '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

test.describe('an unknown address', () => {
  const unknown = [
    '/nope',
    '/nope/',
    '/portfolio/nope',
    '/portfolio.html',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
  ];
  for (const path of unknown) {
    test(`${path} is 404.html with status 404`, async ({ url }) => {
      const { status, headers, body } = await get(url, path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('Nothing here');
    });
  }

  test('is compressed too, and answers HEAD', async ({ url }) => {
    const { status, headers, body } = await get(url, '/nope', { encoding: 'gzip' });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(files['404.html']);
    expect((await get(url, '/nope', { method: 'HEAD' })).body).toHaveLength(0);
  });

  test('is not kept for a year where hashed files are', async ({ url }) => {
    const { status, headers } = await get(url, '/_next/static/chunks/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toMatch(/^no-cache$|\bmax-age=0\b/);
  });

  test('never becomes an address on another site', async ({ url }) => {
    const tricks = [
      '//portfolio',
      '//example.org/portfolio',
      '/\\example.org',
      '//example.org/..%2fportfolio',
      '/%0d%0aLocation:%20https:%2f%2fexample.org/portfolio',
    ];
    for (const path of tricks) {
      const { status, headers } = await get(url, path);
      expect(status, path).toBe(404);
      expect(headers.location, path).toBeUndefined();
    }
  });

  test('is what the host keeps for itself', async ({ url }) => {
    expect((await get(url, '/_headers')).status).toBe(404);
  });
});

test.describe('compression', () => {
  for (const { name, encoding, unpack } of [
    { name: 'br', encoding: 'gzip, deflate, br, zstd', unpack: brotliDecompressSync },
    { name: 'gzip', encoding: 'gzip, deflate', unpack: gunzipSync },
  ]) {
    test(`sends ${name} to those who take it`, async ({ url }) => {
      const { headers, body } = await get(url, '/', { encoding });
      expect(headers['content-encoding']).toBe(name);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(body.length).toBe(Number(headers['content-length']));
      expect(unpack(body).toString()).toBe(files['index.html']);
    });
  }

  test('sends the file itself to the others', async ({ url }) => {
    const { headers, body } = await get(url, '/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(files['index.html']);
  });
});

test.describe('headers', () => {
  test('are those of the headers file', async ({ url, site }) => {
    const rules = parseHeadersFile(readFileSync(join(site, '_headers'), 'utf8'));
    for (const path of ['/portfolio/', '/pictures/moon-320.89abcdef.avif', '/nope']) {
      const { headers } = await get(url, path);
      const wanted = headersFor(rules, path);
      expect(wanted.size).toBeGreaterThan(5);
      for (const [name, value] of wanted)
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    const { headers } = await get(url, '/portfolio/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('keep hashed files for a year and ask about everything else', async ({ url }) => {
    const forever = 'public, max-age=31536000, immutable';
    const ask = 'public, max-age=0, must-revalidate';
    const wanted: Record<string, string> = {
      '/': ask,
      '/portfolio/': ask,
      '/portfolio/index.txt': ask,
      '/manifest.webmanifest': ask,
      '/sw.js': ask,
      '/_next/static/chunks/app.0123abcd.js': forever,
      '/pictures/moon-320.89abcdef.avif': forever,
    };
    for (const [path, value] of Object.entries(wanted)) {
      expect((await get(url, path)).headers['cache-control'], path).toBe(value);
    }
  });

  test('name the type of each file', async ({ url }) => {
    const wanted: Record<string, string> = {
      '/portfolio/index.txt': 'text/plain; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json',
      '/_next/static/chunks/app.0123abcd.js': 'text/javascript; charset=utf-8',
      '/pictures/moon-320.89abcdef.avif': 'image/avif',
    };
    for (const [path, type] of Object.entries(wanted)) {
      expect((await get(url, path)).headers['content-type'], path).toBe(type);
    }
  });
});

test.describe('under a base path', () => {
  test.use({ basePath: '/people/camille' });

  test('everything is below it', async ({ url }) => {
    expect(new URL(url).pathname).toBe('/people/camille/');
    expect((await get(url, '/people/camille/')).body.toString()).toContain('<title>Home</title>');
    expect((await get(url, '/people/camille')).headers.location).toBe('/people/camille/');
    expect((await get(url, '/people/camille/portfolio')).headers.location).toBe('/people/camille/portfolio/');
    const chunk = await get(url, '/people/camille/_next/static/chunks/app.0123abcd.js');
    expect(chunk.headers['cache-control']).toContain('immutable');
    expect(chunk.headers['x-content-type-options']).toBe('nosniff');
  });

  test('nothing is beside it', async ({ url }) => {
    for (const path of [
      '/',
      '/portfolio/',
      '/people/',
      '/people/camilles/',
      '/_next/static/chunks/app.0123abcd.js',
    ]) {
      const { status, body } = await get(url, path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain('/people/camille/');
    }
  });

  test('an unknown address inside is the error page', async ({ url }) => {
    const { status, body } = await get(url, '/people/camille/nope');
    expect(status).toBe(404);
    expect(body.toString()).toContain('Nothing here');
  });
});

/** Runs the command-line server until it has said `until`, or has ended. */
async function runServer(folder: string, env: Record<string, string>, until: RegExp) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(project, 'scripts/serve.ts'), folder],
    {
      cwd: project,
      env: { ...process.env, SITE_URL: '', BASE_PATH: '', PORT: '', ...env },
    },
  );
  let said = '';
  const code = await new Promise<number | null>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (until.test(said)) resolve(null);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', resolve);
  });
  child.kill();
  return { said: said.trim(), code };
}

test('a busy port is reported and the next free one is used', async ({ site }) => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, () => resolve((holder.address() as { port: number }).port));
  });
  const { said } = await runServer(site, { PORT: String(port) }, /Ctrl\+C/);
  holder.close();
  const [notice, serving] = said.split('\n');
  expect(notice).toMatch(
    new RegExp(`^Port ${port} is busy \\(set PORT to choose another\\): using \\d+\\.$`),
  );
  const used = Number(notice?.match(/using (\d+)/)?.[1]);
  expect(used).toBeGreaterThan(port);
  expect(serving).toBe(`Serving the site at http://localhost:${used}/ (Ctrl+C stops it)`);
});

test('a site that was not built is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  const { said, code } = await runServer(folder, {}, /never/);
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(said).toBe(`${join(folder, 'index.html')} is missing: run "npm run build" first.`);
});

test.describe('settings', () => {
  test('are all optional, and an empty one is not set', () => {
    const defaults = { siteUrl: null, basePath: '', port: 4173 };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ SITE_URL: '', BASE_PATH: '', PORT: '' })).toEqual(defaults);
  });

  test('are read as they are meant', () => {
    expect(
      readSettings({ SITE_URL: 'https://example.org/', BASE_PATH: '/people/camille', PORT: '80' }),
    ).toEqual({
      siteUrl: 'https://example.org',
      basePath: '/people/camille',
      port: 80,
    });
  });

  const originWanted = 'expected an origin without a path, such as https://example.org.';
  const pathWanted = 'expected empty or a path without a slash at its end, such as /portfolio.';
  const portWanted = 'expected a whole number from 1 to 65535.';
  const bad: [name: string, value: string, wanted: string][] = [
    ['SITE_URL', 'example.org', originWanted],
    ['SITE_URL', 'ftp://example.org', originWanted],
    ['SITE_URL', 'https://example.org/me', originWanted],
    ['SITE_URL', 'https://me@example.org', originWanted],
    ['SITE_URL', 'https://example.org?a', originWanted],
    ['BASE_PATH', 'portfolio', pathWanted],
    ['BASE_PATH', '/', pathWanted],
    ['BASE_PATH', '/portfolio/', pathWanted],
    ['BASE_PATH', '//example.org', pathWanted],
    ['BASE_PATH', '/../etc', pathWanted],
    ['BASE_PATH', '/a b', pathWanted],
    ['PORT', '0', portWanted],
    ['PORT', '65536', portWanted],
    ['PORT', '80.5', portWanted],
    ['PORT', 'http', portWanted],
  ];
  for (const [name, value, wanted] of bad) {
    test(`${name}=${value} is refused in one line`, () => {
      expect(() => readSettings({ [name]: value })).toThrow(BuildError);
      expect(() => readSettings({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}; ${wanted}`);
    });
  }

  test('are refused by the command without a stack trace', async ({ site }) => {
    const { said, code } = await runServer(site, { PORT: 'http' }, /never/);
    expect(code).toBe(1);
    expect(said).toBe(`PORT is "http"; ${portWanted}`);
  });
});

test('docs/nginx.conf makes nginx send the same headers and pages', async ({ site }) => {
  test.skip(spawnSync('nginx', ['-v']).status !== 0, 'nginx is not installed');
  const { url, stop } = await startNginx(site);
  try {
    const rules = parseHeadersFile(readFileSync(join(site, '_headers'), 'utf8'));
    for (const name of [...Object.keys(files), '_next/static/chunks/gone.js', 'nope']) {
      const path = `/${name.replace(/index\.html$/, '')}`;
      const { status, headers, body } = await get(url, path);
      expect(status, path).toBe(files[name] ? 200 : 404);
      if (status === 404) expect(body.toString(), path).toContain('Nothing here');
      const wanted = headersFor(rules, status === 404 ? '/404.html' : path);
      for (const [header, value] of wanted)
        expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value);
    }
    expect((await get(url, '/', { encoding: 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get(url, '/portfolio')).headers.location).toBe('/portfolio/');
    expect((await get(url, '/_headers')).status).toBe(404);
  } finally {
    await stop();
  }
});

/** Starts nginx with the example of the documentation, for another folder and another port. */
async function startNginx(site: string) {
  const port = await freePort(21_000 + Math.floor(Math.random() * 10_000));
  const example = readFileSync(join(project, 'docs/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www/site;', `root ${site};`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // As root, its workers are somebody else.
  chmodSync(site, 0o755);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')} ${example} }`,
  );
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  const url = `http://127.0.0.1:${port}/`;
  await expect
    .poll(() =>
      get(url, '/').then(
        ({ status }) => status,
        () => readFileSync(join(folder, 'error.log'), 'utf8'),
      ),
    )
    .toBe(200);
  const stop = async () => {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('close', resolve));
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}
