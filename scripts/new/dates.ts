import type { Month, PartialDate, Year } from '../../content/types';

/** What people write for a position that they still have. */
const present =
  /^(?:bis )?(?:present|now|current(?:ly)?|today|ongoing|to date|actuel(?:lement)?|aujourd.?hui|en cours|ce jour|heute|aktuell|laufend|actual(?:idad|mente)?|presente?|hoy|heden|nu|oggi|attuale|in corso|atual(?:mente)?|hoje)$/;

const languages = ['en-GB', 'en-US', 'fr', 'de', 'es', 'nl', 'it', 'pt'];

/** Small letters without accents and full stops. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
    .trim();

/** Names of months, long and short, with the number of the month. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [fold(format.format(Date.UTC(2026, index))), index + 1] as const,
      );
    }),
  ),
);

const partialDate = (year: string, month?: number): PartialDate | undefined => {
  if (!/^(?:19|20)\d\d$/.test(year)) return;
  if (month === undefined) return year as Year;
  return month >= 1 && month <= 12 ? (`${year}-${String(month).padStart(2, '0')}` as Month) : undefined;
};

/**
 * Reads a date as people write it in a résumé. Nothing is added: a year stays one.
 * @returns a month or a year; null for "Present" and the like; undefined for what is no date
 * @example readDate('2019-04-01') // '2019-04'
 * @example readDate('avr. 2019') // '2019-04'
 */
export function readDate(text: string): PartialDate | null | undefined {
  const words = fold(text);
  if (present.test(words)) return null;
  const [, year, month] = /^(\d{4})(?:[-/](\d{1,2})(?:[-/]\d{1,2})?(?:t.*)?)?$/.exec(words) ?? [];
  if (year) return partialDate(year, month ? Number(month) : undefined);
  const [, monthFirst, itsYear] = /^(\d{1,2})[-/ ](\d{4})$/.exec(text.trim().replace('.', '/')) ?? [];
  if (itsYear) return partialDate(itsYear, Number(monthFirst));
  const [, one, mark, other, lastYear] = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  if (lastYear) return partialDate(lastYear, monthOf(Number(one), Number(other), mark === '.'));
  return dateInWords(words);
}

/** The month of two numbers, unless it could be either. */
function monthOf(one: number, other: number, isDayFirst: boolean): number | undefined {
  if (isDayFirst || one > 12 || one === other) return other;
  return other > 12 ? one : undefined;
}

/** @example dateInWords('summer 2019') // '2019' */
function dateInWords(words: string): PartialDate | undefined {
  const years = words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  const [year] = years;
  if (!year || years.length > 1) return;
  const named = words.match(/\p{L}+/gu)?.flatMap((word) => months.get(word) ?? []) ?? [];
  return partialDate(year, new Set(named).size === 1 ? named[0] : undefined);
}
