import type { Messages } from '@/content/types';

/**
 * The languages of the site, the initial one first, each with the name that its own speakers use. A third one is a line here
 * and a catalogue in messages/.
 */
export const localeNames = { fr: 'Français', en: 'English' };

export type Locale = keyof typeof localeNames;

export const locales = Object.keys(localeNames) as Locale[];

/** The pages of this language are at the root (`rootOf`, addresses.ts). To change it, put the new one first above and into `sourceLocale`, next.config.mjs. */
export const defaultLocale: Locale = 'fr';

/** The language of a route's parameters; the default one has none. */
export const localeOf = (params?: { locale?: string }): Locale =>
  locales.find((known) => known === params?.locale) ?? defaultLocale;

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

const loaded: Partial<Record<Locale, Messages>> = {};

/** All words of a language; undefined until `loadMessages` has loaded them. */
export const loadedMessages = (locale: Locale) => loaded[locale];

/**
 * Loads the words of every language, each in a chunk of its own, so that a switch needs no request.
 * @throws if one can't be fetched; a later call tries again
 */
export async function loadMessages(): Promise<void> {
  const load = async (locale: Locale) => {
    const catalogue = await import(/* webpackChunkName: "words-[request]" */ `@/messages/${locale}.json`);
    loaded[locale] = catalogue.default;
  };
  await Promise.all(locales.map(load));
}
