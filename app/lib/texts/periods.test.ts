import { createTranslator } from 'next-intl';
import { expect, test } from 'playwright/test';
import { type Locale, locales } from '@/app/lib/locales';
import { profile } from '@/content/profile';
import type { Messages, Month, PartialDate, Period } from '@/content/types';
import { readMessages } from '@/e2e/support/words';
import { localeData } from './locale-data';
import { countMonths, formatDate, formatPeriod, isAhead, yearsOf } from './periods';

const nbsp = '\u00a0';

const hasBoth = ['fr', 'en'].every((needed) => locales.some((locale) => locale === needed));
test.skip(!hasBoth, 'the site lacks French or English');

const english = localeData('en' as Locale);

function written(period: Period) {
  return ['fr', 'en'].map((language) => {
    const locale = language as Locale;
    const t = createTranslator<Messages>({ locale, messages: readMessages(locale) });
    return formatPeriod(period, localeData(locale), t);
  });
}

const ranges: [from: PartialDate, to: PartialDate | null, fr: string, en: string][] = [
  ['2025-01', null, `janv.${nbsp}2025 – aujourd’hui`, `Jan${nbsp}2025 – present`],
  ['2023-10', '2024-12', `oct.${nbsp}2023 – déc.${nbsp}2024`, `Oct${nbsp}2023 – Dec${nbsp}2024`],
  ['2021-05', '2021-07', `mai – juil.${nbsp}2021`, `May – Jul${nbsp}2021`],
  ['2021-09', '2021-09', `sept.${nbsp}2021`, `Sep${nbsp}2021`],
  ['2017', '2019', '2017 – 2019', '2017 – 2019'],
  ['2017', '2017', '2017', '2017'],
  ['2017', null, '2017 – aujourd’hui', '2017 – present'],
  ['2017', '2019-06', `2017 – juin${nbsp}2019`, `2017 – Jun${nbsp}2019`],
  ['2017-09', '2019', `sept.${nbsp}2017 – 2019`, `Sep${nbsp}2017 – 2019`],
  ['2097-02', null, `à partir de févr.${nbsp}2097`, `from Feb${nbsp}2097`],
  ['2097-04', null, `à partir d’avr.${nbsp}2097`, `from Apr${nbsp}2097`],
  ['2097', null, 'à partir de 2097', 'from 2097'],
  ['2097-02', '2097-06', `févr. – juin${nbsp}2097`, `Feb – Jun${nbsp}2097`],
];

for (const [from, to, fr, en] of ranges)
  test(`a period from ${from} to ${to ?? 'now'} is written as “${en}”`, () => {
    expect(written({ from, to })).toEqual([fr, en]);
  });

test('a date is written as far as it is known', () => {
  expect(formatDate('2027-03', english, 'long')).toBe(`March${nbsp}2027`);
  expect(formatDate('2027', english, 'long')).toBe('2027');
});

test('a period is ahead where it is sure to begin after the last update', () => {
  const year = Number(profile.updated.slice(0, 4));
  const isAheadFrom = (from: string) => isAhead({ from: from as Month, to: null });
  expect([`${year + 1}-01`, `${year + 1}`].map(isAheadFrom)).toEqual([true, true]);
  expect([profile.updated, `${year}`, `${year - 1}`].map(isAheadFrom)).toEqual([false, false, false]);
});

test('a year alone is placed in its middle', () => {
  expect(yearsOf('2017-01')).toBe(2017);
  expect(yearsOf('2017')).toBe(2017.5);
});

const counts: [title: string, months: number, periods: [PartialDate, PartialDate | null][]][] = [
  ['no period', 0, []],
  ['a single month', 1, [['2021-05', '2021-05']]],
  [
    'a month that two periods share',
    4,
    [
      ['2020-11', '2021-01'],
      ['2021-01', '2021-02'],
    ],
  ],
  ['what lasts, until the last update', 2, [['2025-12', null]]],
  ['what ends later, until the last update', 2, [['2025-12', '2026-08']]],
  ['what begins later', 0, [['2026-02', null]]],
  ['what begins and ends later', 0, [['2026-02', '2026-08']]],
  ['years alone, for what is certain', 14, [['2017', '2019']]],
  ['a year alone', 0, [['2017', '2017']]],
  ['a year, then a month', 18, [['2017', '2019-05']]],
  ['a month, then a year', 17, [['2017-09', '2019']]],
  ['a year that lasts', 14, [['2024', null]]],
];

for (const [title, months, periods] of counts)
  test(`experience counts ${title}: ${months} months`, () => {
    const counted = periods.map(([from, to]) => ({ from, to }));
    expect(countMonths(counted, '2026-01')).toBe(months);
  });
