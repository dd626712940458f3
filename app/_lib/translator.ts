import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import type { Locale } from './locales';

/** Gives the `t()` of a language where there is no component to ask for it: metadata and build steps. */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: { fr, en }[locale] });
}
