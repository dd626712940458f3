import type { getTranslations } from 'next-intl/server';

/** Each language has a translation in messages/. The first one is the initial language. */
export const localeNames = { fr: 'Français', en: 'English' };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as [Locale, ...Locale[]];

/** Its pages are at the root. */
export const [defaultLocale] = locales;

/** The language of a route's parameters; the default one has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
