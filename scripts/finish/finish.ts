/** Everything between `next build` and a site that can be served. */
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { root } from '../lib/paths';
import { step } from '../lib/script';
import type { Settings } from '../lib/settings';
import { addByteOrderMarks } from './byte-order-mark';
import { addCompileHints } from './compile-hints';
import { compressFiles } from './compress';
import { writeHeaders } from './headers';
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
  await step('headers', () => writeHeaders(out, basePath));
  await step('compression', () => compressFiles(out));
}
