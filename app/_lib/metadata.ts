import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { facts } from '@/content/profile';
import type { Route } from './addresses';
import type { Locale } from './locales';
import words from './metadata.words';

/** What a page says of itself to machines, in its own language. Its title comes from `PageTitle`, which can switch. */
export function pageMetadata(locale: Locale, route: Route): Metadata {
  const t = createTranslator({ locale, messages: words[locale] });
  return { description: t(`meta.${route}.description`, facts) };
}
