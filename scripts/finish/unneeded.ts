import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../app/lib/locales';
import { listFiles } from '../lib/files';

/**
 * Pages as data for Next's router, which is unused, the Pages Router with its own React, and what
 * pages no longer name: the offline copy of each visitor would have 95 kB more.
 */
const UNNEEDED =
  /^(?!robots\.txt$).*\.txt$|^_next\/static\/(site\/|chunks\/(framework|main|polyfills)-[0-9a-f]+\.js$)/;

/** The error screen at other addresses than 404.html, and the pages of an only language. */
const COPIES = ['404', '_not-found', defaultLocale];

/**
 * A sitemap has to contain absolute addresses, so there is none without SITE_URL.
 * @param own files of public/, which stay
 */
export function removeUnneeded(out: string, own: string[], siteUrl: string | null): string {
  const copies = COPIES.filter((folder) => !own.some((file) => file.startsWith(`${folder}/`)));
  const isUnneeded = (file: string) => UNNEEDED.test(file) || (file === 'sitemap.xml' && !siteUrl);
  const unneeded = [...copies, ...listFiles(out).filter((file) => isUnneeded(file) && !own.includes(file))];
  for (const name of unneeded) rmSync(join(out, name), { recursive: true, force: true });
  const missing =
    '\nSITE_URL is not set: no sitemap, no language links and no preview pictures, which need absolute addresses.';
  return `${unneeded.length} removed${siteUrl ? '' : missing}`;
}
