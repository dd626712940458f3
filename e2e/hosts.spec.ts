/** Hosts that answer unlike `npm start`, and what visitors get from them: the same site. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles, sha256 } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { type APIRequestContext, test as base, expect, type Page } from './fixtures';
import { expectPage, flag, hash, languages, open, pages, path, record, roots, text } from './support';
import { test } from './support/host';

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

const everyPage = languages.flatMap((language) => pages.map((name) => ({ language, name })));

test.describe('the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'only Chromium can be taken offline with its worker',
  );

  /** Opens the site and reads on until its copy is complete. */
  async function readUntilKept(page: Page) {
    await page.clock.install();
    await open(page, roots.fr);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(10_000);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  }

  test('where a host removes last slashes, every page opens without a network', async ({
    page,
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
    for (const { language, name } of everyPage) await open(page, path(language, name));
    await readUntilKept(page);
    await context.setOffline(true);
    for (const { language, name } of everyPage) {
      for (const address of [path(language, name), path(language, name).replace(/(?<=\w)\/$/, '')]) {
        await open(page, address);
        await expectPage(page, language, name, hash(language, name));
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
    test(`${files} that a host refuses are all that the copy lacks`, async ({ page, context, host }) => {
      const asked: string[] = [];
      host.answerAs((request, response, serve) => {
        if (!pattern.test(request.url ?? '')) return serve();
        asked.push(request.url ?? '');
        response.writeHead(403).end();
      });
      await readUntilKept(page);
      expect(asked).not.toEqual([]);
      await context.setOffline(true);
      for (const { language, name } of everyPage) {
        await open(page, path(language, name));
        await expectPage(page, language, name);
      }
    });
  }
});

for (const charset of ['iso-8859-1', 'shift_jis', 'utf-16le']) {
  test(`a host states ${charset} for all files: words, scripts and styles are as built`, async ({ page }) => {
    await page.route('**', async (route) => {
      const response = await route.fetch();
      const type = response.headers()['content-type']?.replace(/;.*/, '');
      const headers = { ...response.headers(), 'content-type': `${type};charset=${charset}` };
      await route.fulfill({ response, headers });
    });
    const { errors } = record(page);
    for (const { language, name } of everyPage) {
      const other = language === 'fr' ? 'en' : 'fr';
      await open(page, path(language, name));
      await expectPage(page, language, name);
      // The words of the other language are a script.
      await flag(page, other).click();
      await expectPage(page, other, name);
    }
    expect(errors).toEqual([]);
    await page.goto('./nope');
    await expect(page.getByText(text.fr('error.whatHappened.notFound'))).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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
