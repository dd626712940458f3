import { quote } from './fault';

/** A slip, found by `pattern` with the characters around it, and how to mend what was found. */
interface Rule {
  name: string;
  pattern: RegExp;
  mend: (found: string) => string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** Quotes are slips in every language; in an ICU message a straight apostrophe can even swallow what follows it. */
const commonRules: readonly Rule[] = [
  { name: 'straight apostrophe', pattern: /\S*'\S*/u, mend: (found) => found.replaceAll("'", '’') },
];

const frenchRules: readonly Rule[] = [
  {
    name: 'straight quotation mark',
    pattern: /"[^"]*"?/u,
    mend: (found) => `«${narrowNoBreak}${found.replaceAll('"', '')}${narrowNoBreak}»`,
  },
  {
    name: 'wrong or missing space before high punctuation',
    // A colon within a word or a time (10:30) is not punctuation.
    pattern: /\S*(?:[ \u00a0][;:!?»]|[^\s\u202f;:!?«](?:[;!?»]|:(?=\s|$)))/u,
    mend: (found) => found.replace(/[ \u00a0]?([;:!?»])$/u, `${narrowNoBreak}$1`),
  },
  {
    name: 'wrong or missing space after an opening quotation mark',
    pattern: /«(?!\u202f)\s?\S*/u,
    mend: (found) => found.replace(/«\s?/u, `«${narrowNoBreak}`),
  },
  {
    name: 'space that lets a number part from its unit',
    pattern: /\d+ (?:ans|€|%|h|min|s|ms|mois|jours|km|m|px|Mo|ko)(?!\p{L})/u,
    mend: (found) => found.replace(' ', noBreak),
  },
  {
    name: 'space that lets a month part from its year',
    pattern: /(?:janv|févr|avr|juil|sept|oct|nov|déc)\. \d+/iu,
    mend: (found) => found.replace(' ', noBreak),
  },
];

const englishRules: readonly Rule[] = [
  {
    name: 'straight quotation mark',
    pattern: /"[^"]*"?/u,
    mend: (found) => `“${found.replaceAll('"', '')}”`,
  },
];

const rulesByLocale: Record<string, readonly Rule[]> = {
  fr: [...commonRules, ...frenchRules],
  en: [...commonRules, ...englishRules],
};

/**
 * Gives one message for each rule of its language's typography that a text breaks, with the mended words to copy.
 * Languages without rules of their own get those of every language.
 */
export function typographySlips(locale: string, text: string): string[] {
  const prose = text.replace(/https?:\/\/\S+/gu, '');
  return (rulesByLocale[locale] ?? commonRules).flatMap(({ name, pattern, mend }) => {
    const found = pattern.exec(prose)?.[0];
    return found === undefined ? [] : [`${name} in ${quote(found)}; expected ${showMended(mend(found))}`];
  });
}

/** Shows the mended words, and names the spaces in them, which look like any other. */
function showMended(words: string): string {
  const spaces = [
    words.includes(narrowNoBreak) ? 'narrow no-break space, U+202F' : '',
    words.includes(noBreak) ? 'no-break space, U+00A0' : '',
  ].filter(Boolean);
  return spaces.length ? `${quote(words)} with a ${spaces.join(' and a ')}` : quote(words);
}
