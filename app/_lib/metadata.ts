import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { facts } from '@/content/profile';
import type { Route } from './addresses';
import type { Locale } from './locales';
import words from './metadata.words';

/**
 * What a page says of itself while it is open. Its title and canonical address come from `PageTitle`, which can switch;
 * what only crawlers read is written into the exported page by the build, see app/_lib/search-engines.
 */
export function pageMetadata(locale: Locale, route: Route): Metadata {
  const t = createTranslator({ locale, messages: words[locale] });
  return { description: t(`meta.${route}.description`, facts) };
}
