import { expect, test } from 'playwright/test';
import type { Period } from '../../content/types';
import { formatPeriod } from './periods';

const nbsp = '\u00a0';

test('a range of months is written in words, its shared year once', () => {
  const periods: [Period, fr: string, en: string][] = [
    [{ from: '2025-01', to: null }, `Janv.${nbsp}2025 – aujourd’hui`, `Jan${nbsp}2025 – today`],
    [
      { from: '2023-10', to: '2024-12' },
      `Oct.${nbsp}2023 – déc.${nbsp}2024`,
      `Oct${nbsp}2023 – Dec${nbsp}2024`,
    ],
    [{ from: '2021-05', to: '2021-07' }, `Mai – juil.${nbsp}2021`, `May – Jul${nbsp}2021`],
    [{ from: '2021-09', to: '2021-09' }, `Sept.${nbsp}2021`, `Sep${nbsp}2021`],
  ];
  for (const [period, fr, en] of periods) {
    expect([formatPeriod(period, 'fr'), formatPeriod(period, 'en')]).toEqual([fr, en]);
  }
});
