import { createTranslator } from 'next-intl';
import words from './all.words';
import type { Locale } from './locales';

/**
 * The `t()` of a language for code that runs only while Next exports the site: metadata and route handlers. It holds
 * every word, so nothing that reaches a browser may import it.
 */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: words[locale] });
}

export type Translator = ReturnType<typeof translator>;
