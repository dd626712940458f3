import type { Period } from '@/content/types';
import { capitalize } from './facts';
import type { Locale } from './locales';

/**
 * A range of months of `content/` in words, all of which come from `Intl`. A year that both share is written once.
 * @example formatPeriod({ from: '2021-05', to: '2021-07' }, 'en') // 'May – Jul 2021'
 * @example formatPeriod({ from: '2025-01', to: null }, 'fr') // 'Janv. 2025 – aujourd’hui'
 */
export function formatPeriod({ from, to }: Period, locale: Locale): string {
  if (from === to) return capitalize(formatMonth(from, locale), locale);
  const isWithinYear = to !== null && yearOf(from) === yearOf(to);
  const start = isWithinYear ? nameOfMonth(from, locale) : formatMonth(from, locale);
  const end = to === null ? today(locale) : formatMonth(to, locale);
  return `${capitalize(start, locale)} – ${end}`;
}

const yearOf = (month: string) => month.slice(0, 4);

/** A month and its year, which stay on one line. */
const formatMonth = (month: string, locale: Locale) => `${nameOfMonth(month, locale)}\u00a0${yearOf(month)}`;

/** Kept, because creating a format takes longer than formatting all dates of a page. */
const monthFormats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

function nameOfMonth(month: string, locale: Locale): string {
  monthFormats[locale] ??= new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return monthFormats[locale].format(new Date(month));
}

function today(locale: Locale): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
}
