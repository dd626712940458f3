import type { Profile } from '@/content/types';
import type { Locale } from '../lib/locales';

/** @example countryName('FR', 'en') // 'France' */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** @example languageName('es', 'fr') // 'espagnol' */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** @example timeZoneName({ timeZone: 'Europe/Paris', year: 2026 }, 'en') // 'Central European Time' */
export function timeZoneName({ timeZone, year }: Pick<Profile, 'timeZone' | 'year'>, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(year, 0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
