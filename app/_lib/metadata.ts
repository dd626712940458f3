import type { Metadata } from 'next';
import { facts } from '@/content/profile';
import type { Route } from './addresses';
import type { Locale } from './locales';
import { translator } from './translator';

/**
 * What a page says of itself while it is open. Its title and canonical address come from `PageTitle`, which can switch;
 * what only crawlers read is written into the exported page by the build, see app/_lib/search-engines.
 */
export function pageMetadata(locale: Locale, route: Route): Metadata {
  return { description: translator(locale)(`meta.${route}.description`, facts) };
}
