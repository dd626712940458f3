import { createTranslator } from 'next-intl';
import { catalogues } from '../../app/_lib/catalogues';
import type { Locale } from '../../app/_lib/locales';
import type { Translator } from '../../app/_lib/translator';

/** The `t()` of a language for scripts, which read the catalogues as they are. */
export function translator(locale: Locale): Translator {
  return createTranslator({ locale, messages: catalogues[locale] });
}
