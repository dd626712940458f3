import type { Messages } from '@/content/types';
import { type Locale, locales } from './locales';

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
