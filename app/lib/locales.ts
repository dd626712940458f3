import type { getTranslations } from 'next-intl/server';
import { localeNames } from '@/content/languages';

export { localeNames };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as [Locale, ...Locale[]];

/** Its pages are at the root. */
export const [defaultLocale] = locales;

/** The language of a route's parameters; the default one has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** By ISO 15924 and ISO 639, without those that hardly have any pages. */
const rightToLeft = /-(arab|hebr|thaa)\b|^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b(?!-latn)/i;

/** The direction in which a language is written, for `dir`. */
export const directionOf = (locale: string) => (rightToLeft.test(locale) ? 'rtl' : 'ltr');

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
