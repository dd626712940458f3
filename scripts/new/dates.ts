import type { Month, PartialDate, Year } from '../../content/types';

/** What people write for a position that they still have. */
const present =
  /\b(?:present|now|current|today|ongoing|to date|actu|aujourd|en cours|ce jour|heute|aktuell|laufend|hoy|heden|nu|oggi|attual|in corso|atual|hoje)|至今|现在/;

/** Small letters without accents and full stops. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
    .trim();

/** Names of months, long and short, with the number of the month. */
const months = new Map<string, number>();
for (const language of ['en-GB', 'en-US', 'fr', 'de', 'es', 'nl', 'it', 'pt'])
  for (const length of ['long', 'short'] as const)
    for (let month = 1; month <= 12; month += 1) {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      months.set(fold(format.format(Date.UTC(2026, month - 1))), month);
    }

/**
 * Reads a date as people write it in a résumé. Nothing is added: a year stays one.
 * @returns a month or a year; null for "Present" and the like; undefined for what is no date
 * @example readDate('2019-04-01') // '2019-04'
 * @example readDate('avr. 2019') // '2019-04'
 */
export function readDate(text: string): PartialDate | null | undefined {
  const words = fold(text.replaceAll('.', ' '));
  const [year, ...others] = words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  if (!year) return present.test(words) ? null : undefined;
  const month = monthIn(words, words.startsWith(year), text.includes('.'));
  if (others.length || (month && month > 12)) return;
  return month ? (`${year}-${String(month).padStart(2, '0')}` as Month) : (year as Year);
}

/** The month that is named or numbered beside a year, unless it could be either of two. */
function monthIn(words: string, isYearFirst: boolean, isDayFirst: boolean): number | undefined {
  const named = words.match(/\p{L}+/gu)?.flatMap((word) => months.get(word) ?? []) ?? [];
  if (named.length) return new Set(named).size === 1 ? named[0] : undefined;
  const [first, second] = (words.match(/(?<![\p{L}\d])\d{1,2}(?![\p{L}\d])/gu) ?? []).map(Number);
  if (isYearFirst || first === undefined || second === undefined || first === second) return first;
  if (isDayFirst || first > 12) return second;
  return second > 12 ? first : undefined;
}
