import type { Locale } from '@/app/lib/locales';
import type { Messages } from '@/content/types';

const messagesByLocale: Partial<Record<Locale, Promise<Messages>>> = {};

/**
 * Loads all words of a language. `finishPages` finds the chunks of all languages by this name: a
 * page loads them with its other scripts.
 * @throws if it can't be fetched; a later call tries again
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  messagesByLocale[locale] ??= import(
    /* webpackChunkName: "words-[request]" */ `@/.cache/messages/${locale}.json`
  ).then(
    ({ default: messages }) => messages,
    (error) => {
      delete messagesByLocale[locale];
      throw error;
    },
  );
  return messagesByLocale[locale];
}
