import { fold } from './dates';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));
/** Languages of more than two letters, which people have in a résumé. */
const longer = ['fil', 'yue', 'ceb', 'gsw', 'kab'];
/** The languages in which people name languages and countries. */
const speakers = ['en', 'fr', 'de', 'es', 'nl', 'it', 'pt'];

type Kind = 'language' | 'region';

/** The codes of each kind by their names, by the name of a language in itself, and by the codes. */
function codesByName(type: Kind): Map<string, string> {
  const codes = new Map<string, string>(
    type === 'language'
      ? [
          ['mandarin', 'zh'],
          ['farsi', 'fa'],
        ]
      : [['usa', 'US']],
  );
  const add = (name: string | undefined, code: string) => {
    // A code may have been replaced by another one, such as DD.
    const { language, region } = new Intl.Locale(type === 'region' ? `und-${code}` : code);
    if (name && !codes.has(fold(name))) codes.set(fold(name), (type === 'region' && region) || language);
  };
  const all = type === 'region' ? pairs.map((pair) => pair.toUpperCase()) : [...pairs, ...longer];
  const namesIn = (language: string) => new Intl.DisplayNames(language, { type, fallback: 'none' });
  for (const names of speakers.map(namesIn)) for (const code of all) add(names.of(code), code);
  for (const code of Intl.DisplayNames.supportedLocalesOf(type === 'language' ? all : []))
    add(namesIn(code).of(code), code);
  for (const code of new Set(codes.values())) add(code, code);
  return codes;
}

const tables: Partial<Record<Kind, Map<string, string>>> = {};

/**
 * The code of a language (BCP 47) or a country (ISO 3166-1) by its name in a common language, or by
 * a code that is written in any way.
 * @example findCode('language', 'Néerlandais') // 'nl'
 */
export function findCode(type: Kind, text: string): string | undefined {
  tables[type] ??= codesByName(type);
  const words = fold(text.replace(/\(.*\)/, ''));
  const isRegional = type === 'language' && /^[a-z]{2}-[a-z]{2}$/.test(words);
  return tables[type].get(words) ?? (isRegional ? Intl.getCanonicalLocales(words)[0] : undefined);
}
