import { expect, test } from 'playwright/test';
import { starsReached } from './stars';

test('light of the first year or later reaches the stars that are named', () => {
  expect(starsReached(2020, 2026)).toEqual([
    { name: 'Proxima', departure: 2022.25 },
    { name: 'Barnard', departure: 2020.54 },
  ]);
  expect(starsReached(2024, 2026)).toEqual([]);
});

test('no two stars are nearer to each other than a seventh of the years that are shown', () => {
  for (const first of [2010, 2014, 2017, 2020]) {
    const departures = starsReached(first, 2026).map(({ departure }) => departure);
    expect(departures.length).toBeGreaterThan(0);
    for (const [index, departure] of departures.entries())
      expect(departure - (departures[index + 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
        (2027 - first) / 7,
      );
  }
});
