import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';

/** Words have no functions. */
const HINTED = /\/static\/chunks\/(?!words-).*\.js$/;

/** In a smaller script a hint takes more bytes than it saves time. */
const MIN_BYTES = 20_000;

/**
 * Lets Chrome compile the scripts while they arrive, on another thread. Otherwise it compiles most
 * functions when they are first called: a third of the time in which a phone starts a page.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function addCompileHints(out: string): string {
  const files = listFiles(out).filter((file) => HINTED.test(file));
  const scripts = files.map((file) => ({ file, code: readFileSync(join(out, file), 'utf8') }));
  const large = scripts.filter(({ code }) => code.length > MIN_BYTES);
  for (const { file, code } of large) writeFileSync(join(out, file), `//# allFunctionsCalledOnLoad\n${code}`);
  return `${large.length} scripts`;
}
