/** What a page of the export loads and what that weighs when sent, for the byte budgets and the bench. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** The addresses of the scripts that a page starts with, without those of old browsers. */
export function scriptsOf(html: string): Set<string> {
  const files = new Set(html.match(/(?<=")\/_next\/static\/chunks\/[^"\\]+\.js(?=")/g));
  for (const [old] of html.matchAll(/[^"]+(?="[^>]*nomodule)/gi)) files.delete(old);
  return files;
}

/** The addresses of a page's fonts. */
export const fontsOf = (html: string) => new Set(html.match(/\/_next\/static\/media\/[^")]+\.woff2/g));

/** Bytes of a file, brotli. */
export function sizeSent(file: string): number {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}
