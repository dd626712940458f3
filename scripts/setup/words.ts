import { camelCase, deburr } from 'es-toolkit/string';
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
): Partial<Record<Locale, Words>> {
  const markIn = (locale: Locale) => (text: string) =>
    locale === language ? text : `${TO_TRANSLATE} ${text}`;
  return Object.fromEntries(locales.map((locale) => [locale, make(markIn(locale))]));
}

/**
 * A key for a name, in the spelling of the catalogues.
 * @param taken keys that are in use already
 * @example freeKey('Éditions du Périgée', new Set()) // 'editionsDuPerigee'
 */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  const ascii = deburr(name).replace(/[^a-z0-9]+/gi, ' ');
  const base = camelCase(ascii).replace(/^(?=\d)/, 'n') || 'entry';
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}${number}`;
  return key;
}
