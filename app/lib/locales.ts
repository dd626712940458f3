import type { Messages } from '@/content/types';

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

const catalogues: Partial<Record<Locale, Promise<Messages>>> = {};

/**
 * Loads all words of a language, in a chunk of its own. The one of the page's language comes with its other scripts (`delayScripts`,
 * finish.ts).
 * @throws if it can't be fetched; a later call tries again
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  catalogues[locale] ??= import(/* webpackChunkName: "words-[request]" */ `@/messages/${locale}.json`).then(
    ({ default: messages }) => messages,
    (error) => {
      delete catalogues[locale];
      throw error;
    },
  );
  return catalogues[locale];
}
