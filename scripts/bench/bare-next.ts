import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from '../finish/compression';
import { root } from '../lib/paths';
import { runOrThrow } from '../lib/run';

/** One page with one line of text. It sets the signal of a ready page, which the bench waits for. */
const files = {
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en" data-ready=""><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <main><h1>A bare page</h1></main>;',
};

/** Builds a bare Next page with the versions of this project; returns the folder of its export. */
export async function buildBareNext(): Promise<string> {
  // Inside the project, so that it finds the packages.
  const folder = join(root, '.cache/bare-next');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await runOrThrow('next', ['build', '--webpack', folder]);
  await compressFiles(join(folder, 'out'));
  return join(folder, 'out');
}
