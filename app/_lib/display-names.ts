import type { Locale } from './locales';

/** @example countryName('FR', 'en') // 'France' */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** @example languageName('es', 'fr') // 'espagnol' */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}
