import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { facts } from '@/content/profile';
import type { Route } from './addresses';
import { catalogues } from './catalogues';
import type { Locale } from './locales';

/** What a page says of itself to machines, in its own language. Its title comes from `PageTitle`, which can switch. */
export function pageMetadata(locale: Locale, route: Route): Metadata {
  const t = createTranslator({ locale, messages: catalogues[locale] });
  return { description: t(`meta.${route}.description`, facts) };
}
