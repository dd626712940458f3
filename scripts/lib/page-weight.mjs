/** What a page of the export is made of, and what that weighs on the line: for the byte budgets and the bench. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * The scripts a page starts with, not those of old browsers.
 * @param {string} html
 * @returns {Set<string>} addresses
 */
export function scriptsOf(html) {
  const files = new Set(html.match(/(?<=")\/_next\/static\/chunks\/[^"\\]+\.js(?=")/g));
  for (const [old] of html.matchAll(/[^"]+(?="[^>]*nomodule)/gi)) files.delete(old);
  return files;
}

/**
 * @param {string} html
 * @returns {Set<string>} addresses
 */
export function fontsOf(html) {
  return new Set(html.match(/\/_next\/static\/media\/[^")]+\.woff2/g));
}

/**
 * @param {string} file
 * @returns {number} bytes, brotli
 */
export function sizeSent(file) {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}
