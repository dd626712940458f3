/** Everything between `next build` and a site that can be served. */
import { step } from '../lib/script';
import type { Settings } from '../lib/settings';
import { compressFiles } from './compress';
import { writeHeaders } from './headers';
import { finishPages } from './pages';
import { removeUnneeded } from './unneeded';
import { writeServiceWorker } from './write-service-worker';

export async function finish(out: string, { siteUrl, basePath }: Settings): Promise<void> {
  await step('unneeded files', () => removeUnneeded(out, siteUrl));
  await step('pages', () => finishPages(out, basePath));
  await step('service worker', () => writeServiceWorker(out, basePath));
  await step('headers', () => writeHeaders(out, basePath));
  await step('compression', () => compressFiles(out));
}
