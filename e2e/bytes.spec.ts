/** Each page stays within limits of bytes: its HTML, its scripts, and a visit before a touch. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import catalogue from '../app/contact/sky/catalogue.json' with { type: 'json' };
import { hasSky } from '../app/contact/sky/observer';
import { type Route, routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { listFiles } from '../scripts/lib/files';
import { type Browser, expect, test } from './fixtures';
import { record } from './support/requests';
import { everyPage, pathOf, Site } from './support/site';
import { isFork } from './support/words';

/** Bytes by page; a page without a line of its own has those of the others. */
type Limits = Partial<Record<Route, number>> & { others: number };

/** Brotli, with 5 % to spare. Portfolio has ten times the words. */
const html: Limits = { home: 16_400, portfolio: 23_200, others: 13_400 };

/** Before a page is interactive. Next weighs 110,800; Portfolio has the facts of every work. */
const scripts: Limits = { home: 134_600, portfolio: 139_300, hobbies: 132_000, others: 133_750 };

/** And all words of each language, which are the owner's. */
const words = 7_000;

const fonts = 60_000;

/**
 * All that a phone fetches before the first touch, with pages loaded ahead, without response
 * headers: HTTP/2 sends 3 kB of them where HTTP/1.1 sends 29. Contact has one picture.
 */
const wholePage: Limits = { home: 430_500, portfolio: 367_500, contact: 315_000, others: 362_250 };

/** A fifth page adds its name to each page, and is loaded ahead. */
const furtherPages = Math.max(0, routes.length - 4);

/** A fork has other words and pictures. */
const leeway = isFork ? 1.25 : 1;

const limit = (limits: Limits, route: Route) =>
  leeway * (limits[route] ?? limits.others) + furtherPages * (limits === wholePage ? 4_000 : 100);

/** What the host sends of a file of the export. Fonts are compressed already. */
function sent(exported: string, file: string): number {
  const compressed = join(exported, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(exported, file)).size;
}

/** The script of the export with a text that no other one holds. */
function scriptWith(exported: string, text: string): string {
  const chunks = listFiles(join(exported, '_next/static/chunks')).filter((name) => name.endsWith('.js'));
  const found = chunks
    .map((name) => `_next/static/chunks/${name}`)
    .filter((file) => readFileSync(join(exported, file)).includes(text));
  expect(found, `scripts with “${text.slice(0, 20)}”`).toHaveLength(1);
  return found[0] ?? '';
}

const skyScript = (exported: string) => scriptWith(exported, catalogue.brightness);
const worldsScript = (exported: string) => scriptWith(exported, 'samplerCube');

test.describe('in the export', () => {
  const sum = (exported: string, files: Iterable<string>) =>
    [...files].reduce((total, file) => total + sent(exported, decodeURIComponent(file)), 0);

  test('each page keeps its HTML within its limit of bytes', ({ exported }) => {
    for (const { language, route } of everyPage) {
      const file = join(pathOf(language, route), 'index.html');
      const page = readFileSync(join(exported, file), 'utf8');
      expect.soft(sent(exported, file), file).toBeLessThanOrEqual(limit(html, route));
      expect.soft(page).toContain('<style>');
      expect.soft(page.match(/<link[^>]+as="font"/g), 'fonts asked for at once').toHaveLength(2);
      const faces = new Set(page.match(/\/_next\/static\/media\/[^")]+\.woff2/g));
      expect.soft(faces.size, 'fonts').toBe(3);
      expect.soft(sum(exported, faces), 'fonts').toBeLessThanOrEqual(fonts);
    }
  });

  test('each page keeps its scripts within their limit of bytes', ({ exported }) => {
    for (const { language, route } of everyPage) {
      const page = readFileSync(join(exported, pathOf(language, route), 'index.html'), 'utf8');
      // The inline loader names the scripts.
      expect.soft(page).not.toMatch(/<script[^>]+src=/i);
      const files = [...new Set(page.match(/\/_next\/static\/chunks\/[^"\\]+\.js(?=")/g))];
      expect.soft(files.length, 'scripts').toBeGreaterThan(4);
      const ofWords = files.filter((chunk) => chunk.includes('/words-'));
      expect.soft(ofWords, 'translations').toHaveLength(locales.length);
      const bytesOfWords = sum(exported, ofWords);
      expect.soft(bytesOfWords, 'words').toBeLessThanOrEqual(words * locales.length);
      const others = sum(exported, files) - bytesOfWords;
      expect.soft(others, `${route} in ${language}`).toBeLessThanOrEqual(limit(scripts, route));
    }
  });
});

/** Milliseconds a request and bytes a second: slow 4G as Lighthouse throttles it. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/**
 * Opens a page on a slow line, and waits for a script, if one is named, and for silence.
 * @returns what it has fetched
 */
async function visit(browser: Browser, route: Route, awaited = '') {
  const page = await browser.newPage();
  const site = new Site(page);
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
  const response = await page.goto(site.path(route));
  expect(await response?.headerValue('content-encoding'), route).toBe('br');
  await site.untilReady();
  const has = (script: string) => requests.some((url) => url.endsWith(script));
  // On a busy machine it may come seconds after the page.
  await expect.poll(() => has(awaited), awaited).toBe(true);
  // The other pages follow after two quiet seconds and, one by one, up to four until it is idle.
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(5000);
  await page.close();
  return { bytes, has };
}

test.describe('on a phone', () => {
  test.use({ deviceScaleFactor: 2 });

  // A wide screen takes larger pictures.
  test('each page stays within its limit of bytes until it is touched', {
    tag: ['@touch', '@chromium'],
  }, async ({ browser, exported }) => {
    const sky = skyScript(exported);
    const worlds = routes.includes('hobbies') ? worldsScript(exported) : 'none';
    const own: Partial<Record<Route, string>> = { contact: hasSky ? sky : undefined, hobbies: worlds };
    // At once, as each of them mostly waits for its line.
    const visits = await Promise.all(routes.map((route) => visit(browser, route, own[route])));
    for (const [index, route] of routes.entries()) {
      expect.soft(visits[index]?.bytes, route).toBeLessThanOrEqual(limit(wholePage, route));
      expect.soft(visits[index]?.has(sky), `${route} has the sky`).toBe(hasSky && route === 'contact');
      expect.soft(visits[index]?.has(worlds), `${route} has worlds`).toBe(route === 'hobbies');
    }
  });
});
