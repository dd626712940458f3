import { profile } from '@/content/profile';
import type { Month, PartialDate, Period } from '@/content/types';
import type { LocaleData } from './locale-data';

type Length = keyof LocaleData['months'];

/** The `t()` of a language. */
interface DateTexts {
  (key: 'portfolio.present'): string;
  (key: 'dates.since', values: { start: string; elision: 'yes' | 'no' }): string;
}

/**
 * A range of dates in words, as inside a sentence: `capitalize` starts a line with it.
 * @example formatPeriod({ from: '2021-05', to: '2021-07' }, english, t) // 'May – Jul 2021'
 * @example formatPeriod({ from: '2017', to: null }, english, t) // '2017 – present'
 * @example formatPeriod({ from: '2099-02', to: null }, english, t) // 'from Feb 2099'
 */
export function formatPeriod(period: Period, data: LocaleData, t: DateTexts): string {
  const { start, end } = endsOf(period, data, t);
  return [start, end].filter(Boolean).join(' – ');
}

/**
 * Both ends of a range of dates in words; a year that two months share is written once.
 * @returns no start for a single date, and no end for what is ahead and has none
 */
export function endsOf(
  { from, to }: Period,
  data: LocaleData,
  t: DateTexts,
): { start?: string; end?: string } {
  const start = formatDate(from, data, 'short');
  if (from === to) return { end: start };
  if (!to && isAhead({ from, to })) return { start: sinceWords(start, t) };
  if (!to) return { start, end: t('portfolio.present') };
  const isYearShared = isMonth(from) && isMonth(to) && yearOf(from) === yearOf(to);
  return {
    start: isYearShared ? nameOfMonth(from, data, 'short') : start,
    end: formatDate(to, data, 'short'),
  };
}

/** @example sinceWords('avril 2027', t) // 'à partir d’avril 2027', as French shortens "de" */
const sinceWords = (start: string, t: DateTexts) =>
  t('dates.since', { start, elision: /^[aeiou]/i.test(start) ? 'yes' : 'no' });

/** Whether a period is sure to begin after the last update of the site. */
export const isAhead = ({ from }: Period) => from > profile.updated;

/** A month, or the middle of a year, in years since the year 0: for order and place. */
export function yearsOf(date: PartialDate): number {
  const [year = 0, month = 7] = date.split('-').map(Number);
  return year + (month - 1) / 12;
}

/**
 * How many months some periods are sure to cover together: one that two of them share counts once.
 * A year alone counts for what is certain, as a start from its last month, as an end until its
 * first: 2017 to 2019 is 14 months at least.
 * @param until the last month that counts
 */
export function countMonths(periods: readonly Period[], until: Month): number {
  const covered = new Set<number>();
  const last = indexOf(until, 1);
  for (const { from, to } of periods)
    for (let month = indexOf(from, 12); month <= Math.min(indexOf(to ?? until, 1), last); month++)
      covered.add(month);
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
 * @example formatDate('2027-03', french, 'long') // 'mars 2027'
 */
export const formatDate = (date: PartialDate, data: LocaleData, length: Length) =>
  isMonth(date) ? `${nameOfMonth(date, data, length)}\u00a0${yearOf(date)}` : date;

/** @example yearOf('2025-01') // '2025' */
export const yearOf = (date: PartialDate) => date.slice(0, 4);

const nameOfMonth = (month: PartialDate, { months }: LocaleData, length: Length) =>
  months[length].split('|')[Number(month.slice(5)) - 1] ?? '';
