/** What a page of the export loads and what that weighs when sent, for the byte budgets and the bench. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parsePage } from '../finish/pages';

/** The addresses of the scripts that a page starts with, which its inline loader names. */
export function scriptsOf(html: string): Set<string> {
  const $ = parsePage(html);
  const named = $('script:not([nomodule])')
    .get()
    .flatMap((script) => [
      $(script).attr('src') ?? '',
      ...($(script)
        .text()
        .match(/(?<=")\/_next\/static\/chunks\/[^"\\]+\.js(?=")/g) ?? []),
    ]);
  return new Set(named.filter(Boolean));
}

export const fontsOf = (html: string) => new Set(html.match(/\/_next\/static\/media\/[^")]+\.woff2/g));

/** Bytes of a file, brotli. */
export function sizeSent(file: string): number {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}
