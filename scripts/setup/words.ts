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

/** A catalogue with words added; what it has under the same key is replaced. */
export function mergeWords(catalogue: Words, added: Words): Words {
  const merged = Object.entries(added).map(([key, value]) => {
    const present = catalogue[key];
    return [key, isGroup(present) && isGroup(value) ? mergeWords(present, value) : value];
  });
  return { ...catalogue, ...Object.fromEntries(merged) };
}

const isGroup = (value: Words[string] | undefined): value is Words =>
  typeof value === 'object' && !Array.isArray(value);

/**
 * A key for a name, in the spelling of the catalogues.
 * @param taken keys that are in use already
 * @example freeKey('Éditions du Périgée', new Set()) // 'editionsDuPerigee'
 */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = 'entry', ...rest] = ascii.match(/[a-z0-9]+/g) ?? [];
  const capitals = rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const base = [/^\d/.test(first) ? `n${first}` : first, ...capitals].join('');
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}${number}`;
  return key;
}
