/**
 * The languages of the site, each with its name in its own words, which is how a reader looks for it; the initial one
 * first. A third one is a line here and a catalogue in messages/.
 */
export const localeNames = { fr: 'Français', en: 'English' };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as Locale[];

export const defaultLocale: Locale = 'fr';

/** The language of a route's parameters: French has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);
