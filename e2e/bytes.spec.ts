/** A page is small: what shows it, what it runs, and all it fetches before the first touch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import catalogue from '../app/contact/sky/catalogue.json' with { type: 'json' };
import { listFiles } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { type Browser, expect, test } from './fixtures';
import { languages, type PageName, pages, path, record, untilReady } from './support';

/** Brotli. A cold TCP connection's first flight is 14,600; Portfolio has ten times the words. */
const html = { home: 14_800, portfolio: 21_300, contact: 14_600, hobbies: 14_600 };

/** Before a page is interactive. Next weighs 110,800; Portfolio has the facts of every work. */
const scripts = { home: 127_700, portfolio: 132_400, contact: 127_400, hobbies: 125_800 };

/** And all words of each language, which are the owner's. */
const words = 7_000;

const fonts = 60_000;

/**
 * All that a phone fetches before the first touch, with pages loaded ahead, without response
 * headers: HTTP/2 sends 3 kB of them where HTTP/1.1 sends 29. Contact has one picture.
 */
const wholePage = { home: 410_000, portfolio: 350_000, contact: 300_000, hobbies: 345_000 };

const read = (file: string) => readFileSync(join(root, 'out', file));

/** Bytes of files of the export, brotli. Fonts are compressed already. */
const sent = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + (file.endsWith('.woff2') ? read(file) : brotliCompressSync(read(file))).length,
    0,
  );

/** The script of the export with a text that no other one holds. */
const scriptWith = (words: string) => {
  const names = listFiles(join(root, 'out/_next/static/chunks')).map((name) => `_next/static/chunks/${name}`);
  return names.filter((name) => name.endsWith('.js') && read(name).includes(words));
};

test('each page shows itself and runs within its bytes', ({ exported: _ }) => {
  // Pages share most files, and compressing takes long.
  const known = new Map<string, number>();
  const sum = (files: Set<string>) =>
    [...files].reduce(
      (total, file) => total + (known.get(file) ?? known.set(file, sent([file])).get(file) ?? 0),
      0,
    );
  for (const [language, name] of languages.flatMap((one) => pages.map((page) => [one, page] as const))) {
    const place = `${name} in ${language}`;
    const file = join(path(language, name), 'index.html');
    expect.soft(sent([file]), place).toBeLessThanOrEqual(html[name]);
    const page = read(file).toString();
    expect.soft(page, place).toContain('<style>');
    // The inline loader names the scripts; old browsers alone get one by its tag.
    expect.soft(page, place).not.toMatch(/<script[^>]+src="[^"]+"(?![^>]*nomodule)/i);
    const chunks = page.match(/\/_next\/static\/chunks\/[^"\\]+\.js(?=")(?!"[^>]*nomodule)/gi);
    const files = new Set(chunks?.map(decodeURIComponent));
    expect.soft(files.size, place).toBeGreaterThan(4);
    const ofWords = new Set([...files].filter((chunk) => chunk.includes('/words-')));
    expect.soft(ofWords.size, place).toBe(languages.length);
    expect.soft(sum(ofWords), place).toBeLessThanOrEqual(words * languages.length);
    expect.soft(sum(files) - sum(ofWords), place).toBeLessThanOrEqual(scripts[name]);
    expect.soft(page.match(/<link[^>]+as="font"/g), place).toHaveLength(2);
    const faces = new Set(page.match(/\/_next\/static\/media\/[^")]+\.woff2/g));
    expect.soft(faces.size, place).toBe(3);
    expect.soft(sum(faces), place).toBeLessThanOrEqual(fonts);
  }
});

test('the sky is within 16 kB, the worlds within 12 kB', ({ exported: _ }) => {
  for (const [words, most] of [
    [catalogue.brightness, 16_000],
    ['samplerCube', 12_000],
  ] as const) {
    const found = scriptWith(words);
    expect(found).toHaveLength(1);
    expect(sent(found)).toBeLessThanOrEqual(most);
  }
});

/** Milliseconds a request and bytes a second: slow 4G as Lighthouse throttles it. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/**
 * Opens a page on a slow line, and waits for a script, if one is named, and for silence.
 * @returns what it has fetched; null without brotli
 */
async function visit(browser: Browser, address: string, awaited = '') {
  const page = await browser.newPage();
  // The slower the line, the earlier browsers fetch pictures further down.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4G);
  const { requests } = record(page);
  let [bytes, last] = [0, Date.now()];
  network.on('Network.responseReceived', ({ response }) => {
    bytes -= response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = Date.now();
  });
  const response = await page.goto(address);
  if ((await response?.headerValue('content-encoding')) !== 'br') return null;
  await untilReady(page);
  const has = (script = '') => requests.some((url) => url.endsWith(script));
  // On a busy machine it may come seconds after the page.
  await expect.poll(() => has(awaited), { timeout: 20_000 }).toBe(true);
  // The other pages follow after two quiet seconds.
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(3000);
  await page.close();
  return { bytes, has };
}

test.describe('on a phone', () => {
  test.use({ deviceScaleFactor: 2 });

  // A wide screen takes larger pictures.
  test('each page stays within its bytes before it is touched', { tag: '@touch' }, async ({
    browser,
    exported: _,
  }) => {
    // At once, as each of them mostly waits for its line.
    const [[sky], [worlds]] = [scriptWith(catalogue.brightness), scriptWith('samplerCube')];
    const own: Partial<Record<PageName, string | undefined>> = { contact: sky, hobbies: worlds };
    const visits = await Promise.all(pages.map((name) => visit(browser, path('fr', name), own[name])));
    test.skip(visits.includes(null), 'this server does not send brotli');
    for (const [index, name] of pages.entries()) {
      expect.soft(visits[index]?.bytes, name).toBeLessThanOrEqual(wholePage[name]);
      expect.soft(visits[index]?.has(sky), `${name} has the sky`).toBe(name === 'contact');
      expect.soft(visits[index]?.has(worlds), `${name} has worlds`).toBe(name === 'hobbies');
    }
  });
});
