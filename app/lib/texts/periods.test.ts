import { expect, test } from 'playwright/test';
import { type Locale, locales } from '@/app/lib/locales';
import type { Period } from '../../../content/types';
import { localeData } from './locale-data';
import { countMonths, endsOf, formatMonth, formatPeriod } from './periods';

const nbsp = '\u00a0';

const hasBoth = ['fr', 'en'].every((needed) => locales.some((locale) => locale === needed));
test.skip(!hasBoth, 'the site lacks French or English');

const [french, english] = [localeData('fr' as Locale), localeData('en' as Locale)];

test('a range of months is written in words, its shared year once', () => {
  const periods: [Period, fr: string, en: string][] = [
    [{ from: '2025-01', to: null }, `janv.${nbsp}2025 – aujourd’hui`, `Jan${nbsp}2025 – present`],
    [
      { from: '2023-10', to: '2024-12' },
      `oct.${nbsp}2023 – déc.${nbsp}2024`,
      `Oct${nbsp}2023 – Dec${nbsp}2024`,
    ],
    [{ from: '2021-05', to: '2021-07' }, `mai – juil.${nbsp}2021`, `May – Jul${nbsp}2021`],
    [{ from: '2021-09', to: '2021-09' }, `sept.${nbsp}2021`, `Sep${nbsp}2021`],
  ];
  for (const [period, fr, en] of periods) {
    expect(formatPeriod(period, french, 'aujourd’hui')).toBe(fr);
    expect(formatPeriod(period, english, 'present')).toBe(en);
  }
  expect(formatMonth('2027-03', english, 'long')).toBe(`March${nbsp}2027`);
});

test('both ends of a range have their months in full, a shared year once', () => {
  const ends = (period: Period) => endsOf(period, french, 'long');
  expect(ends({ from: '2021-05', to: '2021-07' })).toEqual({ start: 'mai', end: `juillet${nbsp}2021` });
  expect(ends({ from: '2020-11', to: '2021-04' })).toEqual({
    start: `novembre${nbsp}2020`,
    end: `avril${nbsp}2021`,
  });
  expect(ends({ from: '2025-01', to: null })).toEqual({ start: `janvier${nbsp}2025` });
});

test('a shared month counts once, and what lasts counts until the last update', () => {
  const periods: Period[] = [
    { from: '2020-11', to: '2021-01' },
    { from: '2021-01', to: '2021-02' },
    { from: '2025-12', to: null },
  ];
  expect(countMonths(periods, '2026-01')).toBe(6);
  expect(countMonths([], '2026-01')).toBe(0);
});
