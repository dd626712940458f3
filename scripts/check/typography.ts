import { quote } from './validation-error';

/** A mistake, found by `pattern` with the characters around it, and its correction. */
interface Rule {
  name: string;
  pattern: RegExp;
  correct: (found: string) => string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** In an ICU message a straight apostrophe can even hide the placeholder after it. */
const commonRules: readonly Rule[] = [
  { name: 'straight apostrophe', pattern: /\S*'\S*/u, correct: (found) => found.replaceAll("'", '’') },
];

const frenchRules: readonly Rule[] = [
  {
    name: 'straight quotation mark',
    pattern: /"[^"]*"?/u,
    correct: (found) => `«${narrowNoBreak}${found.replaceAll('"', '')}${narrowNoBreak}»`,
  },
  {
    name: 'wrong or missing space before high punctuation',
    // A colon within a word or a time (10:30) is not punctuation.
    pattern: /\S*(?:[ \u00a0][;:!?»]|[^\s\u202f;:!?«](?:[;!?»]|:(?=\s|$)))/u,
    correct: (found) => found.replace(/[ \u00a0]?([;:!?»])$/u, `${narrowNoBreak}$1`),
  },
  {
    name: 'wrong or missing space after an opening quotation mark',
    pattern: /«(?!\u202f)\s?\S*/u,
    correct: (found) => found.replace(/«\s?/u, `«${narrowNoBreak}`),
  },
  {
    name: 'breaking space between a number and its unit',
    pattern: /\d+ (?:ans|€|%|h|min|s|ms|mois|jours|km|m|px|Mo|ko)(?!\p{L})/u,
    correct: (found) => found.replace(' ', noBreak),
  },
  {
    name: 'breaking space between a month and its year',
    pattern: /(?:janv|févr|avr|juil|sept|oct|nov|déc)\. \d+/iu,
    correct: (found) => found.replace(' ', noBreak),
  },
];

const englishRules: readonly Rule[] = [
  {
    name: 'straight quotation mark',
    pattern: /"[^"]*"?/u,
    correct: (found) => `“${found.replaceAll('"', '')}”`,
  },
];

const rulesByLocale: Record<string, readonly Rule[]> = {
  fr: [...commonRules, ...frenchRules],
  en: [...commonRules, ...englishRules],
};

/**
 * Returns one message for each typographic rule of its language that a text breaks, with the corrected words to copy.
 * Languages without rules of their own have the common ones.
 */
export function typographyErrors(locale: string, text: string): string[] {
  const prose = text.replace(/https?:\/\/\S+/gu, '');
  return (rulesByLocale[locale] ?? commonRules).flatMap(({ name, pattern, correct }) => {
    const found = pattern.exec(prose)?.[0];
    return found === undefined ? [] : [`${name} in ${quote(found)}; expected ${quote(correct(found))}`];
  });
}

/** Corrects every typographic mistake of a text; addresses in it stay as they are. */
export function correctTypography(locale: string, text: string): string {
  if (/https?:\/\//u.test(text)) return text;
  return (rulesByLocale[locale] ?? commonRules).reduce(
    (corrected, { pattern, correct }) => corrected.replace(new RegExp(pattern, 'gu'), correct),
    text,
  );
}
