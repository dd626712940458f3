import { expect, test } from 'playwright/test';
import { readPeriod } from './periods';

test('the range that a date tells in words is read', () => {
  const read: [text: string, locale: string, range: [from: string, to: string | null]][] = [
    ['Janv. 2025 – aujourd’hui', 'fr', ['2025-01', null]],
    ['Oct. 2023 – déc. 2024', 'fr', ['2023-10', '2024-12']],
    ['Mai – juil. 2021', 'fr', ['2021-05', '2021-07']],
    ['Févr. 2020 – août 2020', 'fr', ['2020-02', '2020-08']],
    ['January 2025 – present', 'en', ['2025-01', null]],
    ['Sept. 2021', 'fr', ['2021-09', '2021-09']],
    ['2019 - 2021', 'en', ['2019', '2021']],
    ['Mär. 2021 – heute', 'de', ['2021-03', null]],
  ];
  for (const [text, locale, [from, to]] of read) {
    expect(readPeriod(text, locale), text).toEqual({ from, to });
  }
});

test('what is no range of months is not guessed at', () => {
  for (const text of [
    '',
    'Été 2021',
    'Jui. 2021 – août 2021',
    'Janv. – mars',
    'Mars 2022 – janv. 2022',
    'Mars 2021 – juin',
    '2019 – 2020 – 2021',
  ]) {
    expect(readPeriod(text, 'fr'), text).toBeNull();
  }
});
