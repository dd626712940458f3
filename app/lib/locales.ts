import type { getTranslations } from 'next-intl/server';

/**
 * The languages of the site, the initial one first, each with the name that its own speakers use. A third one is a line here
 * and a catalogue in messages/.
 */
export const localeNames = { fr: 'Français', en: 'English' };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as Locale[];

/** The pages of this language are at the root (`rootOf`, addresses.ts). To change it, name the new one here, first in `localeNames`, and as `sourceLocale` in next.config.mjs. */
export const defaultLocale: Locale = 'fr';

/** The language of a route's parameters; the default one has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;
