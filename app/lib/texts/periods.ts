import type { Month, PartialDate, Period } from '@/content/types';
import type { LocaleData } from './locale-data';

type Length = keyof LocaleData['months'];

/**
 * A range of months in words, as inside a sentence: `capitalize` starts a line with it.
 * @param present the word for the end of what still lasts
 * @example formatPeriod({ from: '2021-05', to: '2021-07' }, english, 'present') // 'May – Jul 2021'
 * @example formatPeriod({ from: '2025-01', to: null }, english, 'present') // 'Jan 2025 – present'
 */
export function formatPeriod(period: Period, data: LocaleData, present: string): string {
  if (period.from === period.to) return formatMonth(period.from, data, 'short');
  const { start, end = present } = endsOf(period, data, 'short');
  return `${start} – ${end}`;
}

/**
 * Both ends of a range of months in words; a year that they share is written once.
 * @example endsOf({ from: '2021-05', to: '2021-07' }, french, 'long').end // 'juillet 2021'
 * @returns no end for what still lasts
 */
export function endsOf(
  { from, to }: Period,
  data: LocaleData,
  length: Length,
): { start: string; end?: string } {
  if (!to) return { start: formatMonth(from, data, length) };
  const isYearShared = isMonth(from) && isMonth(to) && yearOf(from) === yearOf(to);
  const start = (isYearShared ? nameOfMonth : formatMonth)(from, data, length);
  return { start, end: formatMonth(to, data, length) };
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
 * @example formatMonth('2027-03', localeData('fr'), 'long') // 'mars 2027'
 */
export const formatMonth = (date: PartialDate, data: LocaleData, length: Length) =>
  isMonth(date) ? `${nameOfMonth(date, data, length)}\u00a0${yearOf(date)}` : date;

const yearOf = (date: PartialDate) => date.slice(0, 4);

const nameOfMonth = (month: PartialDate, { months }: LocaleData, length: Length) =>
  months[length].split('|')[Number(month.slice(5)) - 1] ?? '';
