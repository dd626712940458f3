import { expect, test } from 'playwright/test';
import { countInFull, entryLines } from './fit';

const work = ['A headline', ...Array.from({ length: 4 }, () => 'x'.repeat(130)), 'Two, technologies'];

test('a CV of a few entries shows all of them in full', () => {
  expect(countInFull([entryLines([work]), entryLines([work, work])], 40)).toBe(2);
});

test('a CV of 40 entries shows the latest in full, as many as two pages hold', () => {
  const entries = Array.from({ length: 40 }, () => entryLines([work]));
  // 13.4 lines each: 130 lines hold the 40 of the rest, 4 entries and a line for each of the other 36.
  expect(countInFull(entries, 40)).toBe(4);
});

test('an entry longer than two pages is shown in one line', () => {
  expect(countInFull([200, 10], 40)).toBe(0);
});
