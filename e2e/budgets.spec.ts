import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { root } from '../scripts/lib/paths.mjs';
import { languages, pageAddresses, pages, untilReady } from './support';

/** Bytes, brotli. One flight of a cold TCP connection brings 14,600; the portfolio holds ten times the words. */
const html = { home: 14_600, portfolio: 20_000, contact: 14_600, hobbies: 14_600 };

/**
 * Next itself weighs 110,800. The portfolio was to stay under 126,000 too: its words in two languages, of which a switch
 * must ask nothing of the network, put it 8 kB above.
 */
const scripts = { home: 126_000, portfolio: 136_000, contact: 126_000, hobbies: 126_000 };

const fonts = 60_000;

/** All that a phone fetches before anybody touches it, pages fetched ahead included. */
const wholePage = { home: 300_000, portfolio: 350_000, contact: 300_000, hobbies: 300_000 };

const out = join(root, 'out');

/** The size of a file of the export as it goes over the line. */
function sent(file: string): number {
  const path = join(out, file);
  return existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`).length
    : brotliCompressSync(readFileSync(path)).length;
}

test.describe('of the export', () => {
  test.skip(({ isMobile }) => isMobile, 'files are the same on every device');
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');

  for (const language of languages) {
    for (const page of pages) {
      test(`the ${page} page in ${language} shows itself and runs within its bytes`, () => {
        const file = join(pageAddresses[language][page], 'index.html');
        expect(sent(file)).toBeLessThanOrEqual(html[page]);

        const text = readFileSync(join(out, file), 'utf8');
        expect(text).toContain('<style>');
        expect(text).not.toMatch(/<script[^>]+src="[^"]+"(?![^>]*nomodule)/i);
        const files = new Set(text.match(/(?<=")\/_next\/static\/chunks\/[^"\\]+\.js(?=")/g));
        for (const [old] of text.matchAll(/[^"]+(?="[^>]*nomodule)/gi)) files.delete(old);
        expect(files.size).toBeGreaterThan(4);
        expect([...files].reduce((sum, script) => sum + sent(script), 0)).toBeLessThanOrEqual(scripts[page]);

        expect(text.match(/<link[^>]+as="font"/g)).toHaveLength(2);
        const faces = new Set(text.match(/\/_next\/static\/media\/[^")]+\.woff2/g));
        expect(faces.size).toBe(3);
        expect([...faces].reduce((sum, face) => sum + sent(face), 0)).toBeLessThanOrEqual(fonts);
      });
    }
  }
});

for (const name of pages) {
  test(`the ${name} page stays within its bytes on a phone before it is touched`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a wide screen takes larger pictures');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    let last = Date.now();
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      last = Date.now();
    });
    const response = await page.goto(pageAddresses.fr[name]);
    test.skip((await response?.headerValue('content-encoding')) !== 'br', 'this server does not send brotli');
    await untilReady(page);
    await expect.poll(() => Date.now() - last).toBeGreaterThan(1500);
    expect(bytes).toBeLessThanOrEqual(wholePage[name]);
  });
}
