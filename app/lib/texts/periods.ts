import months from '@/.cache/months.json' with { type: 'json' };
import type { Month, PartialDate, Period } from '@/content/types';

type Length = 'short' | 'long';

/** The names of all months of a year, in a row: `Jan|Feb|…`. */
export type MonthNames = Record<Length, string>;

/**
 * A range of months in words, as inside a sentence: `capitalize` starts a line with it.
 * @param present the word for the end of what still lasts
 * @example formatPeriod({ from: '2021-05', to: '2021-07' }, 'en', 'present') // 'May – Jul 2021'
 * @example formatPeriod({ from: '2025-01', to: null }, 'en', 'present') // 'Jan 2025 – present'
 */
export function formatPeriod(period: Period, locale: string, present: string): string {
  if (period.from === period.to) return formatMonth(period.from, locale, 'short');
  const { start, end = present } = endsOf(period, locale, 'short');
  return `${start} – ${end}`;
}

/**
 * Both ends of a range of months in words; a year that they share is written once.
 * @example endsOf({ from: '2021-05', to: '2021-07' }, 'fr', 'long').end // 'juillet 2021'
 * @returns no end for what still lasts
 */
export function endsOf(
  { from, to }: Period,
  locale: string,
  length: Length,
): { start: string; end?: string } {
  if (!to) return { start: formatMonth(from, locale, length) };
  const isYearShared = isMonth(from) && isMonth(to) && yearOf(from) === yearOf(to);
  const start = (isYearShared ? nameOfMonth : formatMonth)(from, locale, length);
  return { start, end: formatMonth(to, locale, length) };
}

/**
 * How many months some periods cover together: one that two of them share counts once.
 * @param until the last month of a period that still lasts
 */
export function countMonths(periods: readonly Period[], until: Month): number {
  const covered = new Set<number>();
  for (const { from, to } of periods)
    for (let month = indexOf(from, 1); month <= indexOf(to ?? until, 12); month++) covered.add(month);
  return covered.size;
}

/**
 * Months since the year 0.
 * @param month that of a year alone
 */
function indexOf(date: PartialDate, month: number): number {
  const [year = 0, number = month] = date.split('-').map(Number);
  return 12 * year + number;
}

const isMonth = (date: PartialDate) => date.includes('-');

/**
 * A month and its year, which stay on one line, or a year alone.
 * @example formatMonth('2027-03', 'fr', 'long') // 'mars 2027'
 */
export const formatMonth = (date: PartialDate, locale: string, length: Length) =>
  isMonth(date) ? `${nameOfMonth(date, locale, length)}\u00a0${yearOf(date)}` : date;

const yearOf = (date: PartialDate) => date.slice(0, 4);

const nameOfMonth = (month: PartialDate, locale: string, length: Length) =>
  (months as Record<string, MonthNames>)[locale]?.[length].split('|')[Number(month.slice(5)) - 1] ?? '';
