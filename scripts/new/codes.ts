import { fold } from './dates';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));
/** The languages in which people name languages and countries. */
const speakers = ['en', 'fr', 'de', 'es', 'nl', 'it', 'pt'];

const isReplaced = (tag: string) => Intl.getCanonicalLocales(tag)[0] !== tag;

type Kind = 'language' | 'region';

/** The code of each name of a kind; a code and the name of a language in itself are names too. */
function codesByName(type: Kind): Map<string, string> {
  const codes = new Map<string, string>();
  // Without codes that have been replaced, such as DD.
  const codesOfKind =
    type === 'region'
      ? pairs.map((pair) => pair.toUpperCase()).filter((code) => !isReplaced(`und-${code}`))
      : pairs;
  const add = (code: string, language: string) => {
    const [known] = Intl.DisplayNames.supportedLocalesOf(language);
    const name = known && new Intl.DisplayNames(known, { type, fallback: 'none' }).of(code);
    if (name && !codes.has(fold(name))) codes.set(fold(name), code);
  };
  for (const language of speakers) for (const code of codesOfKind) add(code, language);
  if (type === 'language') for (const code of codesOfKind) add(code, code);
  const known = new Set(codes.values());
  for (const code of known) codes.set(code.toLowerCase(), code);
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
  const code = tables[type].get(words);
  if (code) return code;
  if (type === 'region') return words === 'uk' ? 'GB' : /^usa?$/.test(words) ? 'US' : undefined;
  // Such as `pt-BR`.
  return /^[a-z]{2}-[a-z]{2}$/.test(words) ? Intl.getCanonicalLocales(words)[0] : undefined;
}
