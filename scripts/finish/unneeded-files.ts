import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../lib/errors';
import { listFiles } from '../lib/files';

/** What Next exports and no visitor of this site requests. */
const UNNEEDED = [
  // Each page a second time, as data for Next's router: the shell switches pages without that router.
  /^(?!robots\.txt$).*\.txt$/,
  // The Pages Router, with a second React, and its lists of pages.
  /^_next\/static\/chunks\/(framework|main)-[0-9a-f]+\.js$/,
  /^_next\/static\/site\//,
];

/** The error screen at addresses that nobody requests: hosts send 404.html. */
const UNNEEDED_FOLDERS = ['404', '_not-found'];

/** Removes them: they would be compressed, and kept by the service worker. */
export function removeUnneededFiles(out: string): string {
  for (const folder of UNNEEDED_FOLDERS) rmSync(join(out, folder), { recursive: true, force: true });
  const files = listFiles(out);
  const unneeded = files.filter((file) => UNNEEDED.some((kind) => kind.test(file)));
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(out, page), 'utf8');
    const used = unneeded.find((file) => html.includes(`/${file}`));
    if (used) throw new BuildError(`out/${page}: uses ${used}; see scripts/finish/unneeded-files.ts.`);
  }
  for (const file of unneeded) rmSync(join(out, file));
  return `${unneeded.length} removed`;
}
