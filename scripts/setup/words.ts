import { type Locale, locales } from '../../app/_lib/locales';
import { TO_TRANSLATE } from '../check/samples';

/** Texts of a catalogue, nested under their keys. */
export interface Words {
  [key: string]: string | string[] | Words;
}

/**
 * The same words in every language; outside of their own they are marked as to be translated.
 * @param make gives the words; it is passed the function that marks a text
 */
export function inEveryLocale(
  language: Locale,
  make: (mark: (text: string) => string) => Words,
): Record<Locale, Words> {
  const words = locales.map((locale) => [
    locale,
    make((text) => (locale === language ? text : `${TO_TRANSLATE} ${text}`)),
  ]);
  return Object.fromEntries(words);
}

/** Adds words to a catalogue; what it has already under the same key is replaced. */
export function mergeWords(catalogue: Words, added: Words): void {
  for (const [key, value] of Object.entries(added)) {
    const present = catalogue[key];
    if (isGroup(present) && isGroup(value)) mergeWords(present, value);
    else catalogue[key] = value;
  }
}

const isGroup = (value: Words[string] | undefined): value is Words =>
  typeof value === 'object' && !Array.isArray(value);
