import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '../../content/profile';
import type { Settings } from '../lib/settings';
import { step } from '../lib/steps';
import { compressFiles } from './compression';
import { writeHeaders } from './headers';
import { pageTransforms, transformPages } from './pages';
import { writeServiceWorker } from './service-worker';
import { removeUnneededFiles } from './unneeded-files';

/** Everything between `next build` and a site that can be served. */
export async function finish(out: string, { siteUrl, basePath }: Settings): Promise<void> {
  const { remoteUrl } = profile.background;
  const options = { out, basePath, remoteOrigin: remoteUrl ? new URL(remoteUrl).origin : null };
  await step('unneeded files', () => removeUnneededFiles(out));
  await step('pages', () => transformPages(out, pageTransforms(options)));
  await step('search engines', () => checkSiteUrl(out, siteUrl));
  await step('service worker', () => writeServiceWorker(options));
  await step('headers', () => writeHeaders(options));
  await step('compression', () => compressFiles(out));
}

/** A sitemap has to contain absolute addresses, so there is none without SITE_URL. */
function checkSiteUrl(out: string, siteUrl: string | null): string {
  if (siteUrl) return 'complete';
  rmSync(join(out, 'sitemap.xml'));
  return 'SITE_URL is not set: no sitemap, no language links and no preview pictures, which need absolute addresses.';
}
