import type { getTranslations } from 'next-intl/server';

/** The initial language first. One more is a line here and a catalogue in messages/. */
export const localeNames = { fr: 'Français', en: 'English' };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as Locale[];

/** Its pages are at the root. Also change `sourceLocale` in next.config.mjs. */
export const defaultLocale: Locale = 'fr';

/** The language of a route's parameters; the default one has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
