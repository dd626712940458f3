import { quotedPart } from '../lib/messages';

type Rule = readonly [mistake: string, pattern: RegExp, correct: (found: string) => string];

const narrowSpace = '\u202f';
/** Replaces the first space. */
const withHardSpace = (found: string) => found.replace(' ', '\u00a0');
/** Puts a narrow space before the sign at the end, in the place of any other. */
const withNarrowSpace = (found: string) => found.replace(/[ \u00a0]?([;:!?»%€]+)$/, `${narrowSpace}$1`);
/** Puts quotation marks around what straight ones enclose; one that is alone stays. */
const quoted = (open: string, close: string) => (found: string) =>
  found.replace(/^"(.*)"$/, `${open}$1${close}`);

/** What the typography of a language forbids, how it is found, and what is right. */
const rules: Record<string, readonly Rule[]> = {
  en: [
    ['straight quotation mark', /"[^"]*"?/, quoted('“', '”')],
    ['no U+00A0 before the unit', /\d (?:ms|s|min|h|km|m|px|kB|MB)(?!\p{L})/u, withHardSpace],
  ],
  fr: [
    ['straight quotation mark', /"[^"]*"?/, quoted(`«${narrowSpace}`, `${narrowSpace}»`)],
    [
      'no U+202F before the sign',
      /\S*(?:[ \u00a0][;:!?»]|[^\s\u202f;:!?«](?:[;!?»]|:(?=\s|$)))/,
      withNarrowSpace,
    ],
    ['no U+202F after the sign', /«(?!\u202f)\s?\S*/, (found) => found.replace(/«\s?/, `«${narrowSpace}`)],
    ['no U+202F before the sign', /[\d}][ \u00a0]?[%€]/, withNarrowSpace],
    [
      'no U+202F between thousands',
      /(?<!\d)\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)/,
      (found) => found.replace(/[ \u00a0]/g, narrowSpace),
    ],
    ['no U+00A0 before the unit', /\} (?:ans|mois|jours|h|min|s|ms|km|m)(?!\p{L})/u, withHardSpace],
    // A year may be followed by any word, and "2 à 3" by any space.
    [
      'no U+00A0 after the number',
      /(?<![\p{L}\d\u202f.,])(?!(?:19|20)\d\d )(?:\d[\d\u202f.,]*|#) (?!(?:à|et|ou) )\p{L}+/u,
      withHardSpace,
    ],
    ['no U+00A0 before the year', /(?:janv|févr|avr|juil|sept|oct|nov|déc)\. \d+/i, withHardSpace],
  ],
};

const apostrophe: Rule = ['straight apostrophe', /\S*'\S*/, (found) => found.replaceAll("'", '’')];
const rulesOf = (locale: string) => [apostrophe, ...(rules[locale] ?? [])];

/** Addresses, and what a text quotes as code. */
const untouched = new RegExp(`(https?://\\S+|${quotedPart})`, 'g');

/** Mistakes in a text, each with the words it was found in. */
export function findMistakes(text: string, locale: string): { mistake: string; found: string }[] {
  const words = text.replace(untouched, '');
  return rulesOf(locale).flatMap(([mistake, pattern]) => {
    const [found] = pattern.exec(words) ?? [];
    return found === undefined ? [] : { mistake, found };
  });
}

/** A text without the mistakes that have one right form. */
export function correctTypography(text: string, locale: string): string {
  const correct = (words: string) =>
    rulesOf(locale).reduce(
      (corrected, [, pattern, right]) =>
        corrected.replace(new RegExp(pattern, `g${pattern.flags}`), (found) => right(found)),
      words,
    );
  // Every other part stays.
  return text
    .split(untouched)
    .map((part, index) => (index % 2 ? part : correct(part)))
    .join('');
}
