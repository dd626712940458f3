import { createTranslator } from 'next-intl';
import { catalogues } from './catalogues';
import type { Locale } from './locales';

/** Gives the `t()` of a language to the steps of the build, which read the catalogues as they are. */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: catalogues[locale] });
}
