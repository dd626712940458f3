/** Everything between `next build` and a site that can be served. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { root } from '../lib/paths';
import { step } from '../lib/script';
import type { Settings } from '../lib/settings';
import { addByteOrderMarks } from './byte-order-mark';
import { addCompileHints } from './compile-hints';
import { compressFiles } from './compress';
import { finishPages } from './pages';
import { removeUnneeded } from './unneeded';
import { writeServiceWorker } from './write-service-worker';

export async function finish(out: string, { siteUrl, basePath }: Settings): Promise<void> {
  // Such as `google….html`, which proves to a search engine whose site it is: every byte counts.
  const own = listFiles(join(root, 'public'));
  await step('unneeded files', () => removeUnneeded(out, own, siteUrl));
  await step('pages', () => finishPages(out, own, basePath));
  await step('compile hints', () => addCompileHints(out));
  await step('byte order marks', () => addByteOrderMarks(out, own));
  await step('service worker', () => writeServiceWorker(out, own, basePath));
  // The response headers for hosts that read them.
  const headers = readFileSync(join(root, 'scripts/finish/_headers'), 'utf8');
  writeFileSync(join(out, '_headers'), headers.replaceAll('BASE_PATH', basePath));
  await step('compression', () => compressFiles(out));
}
