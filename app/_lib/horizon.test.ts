import { expect, test } from 'playwright/test';
import { leastRoom, placeOnHorizon } from './horizon';

const work = (id: string, from: string, to: string | null = from) => ({ id, date: { from, to } });

test('a work is placed at its first month, to the scale of the years', () => {
  const { years, lights } = placeOnHorizon([work('a', '2021-07', '2022-12'), work('b', '2020-01')], 2023);
  expect(years.map(({ year, at }) => [year, at])).toEqual([
    [2020, 0],
    [2021, 0.25],
    [2022, 0.5],
    [2023, 0.75],
  ]);
  expect(lights).toMatchObject([
    { id: 'b', from: 0, to: 1 / 48, lane: 0, room: 18 / 48 },
    { id: 'a', from: 18 / 48, to: 36 / 48, lane: 0, room: 30 / 48 },
  ]);
});

test('a work that lasts reaches today, and nothing reaches further', () => {
  const { lights } = placeOnHorizon([work('a', '2020-01', null), work('b', '2020-01', '2031-01')], 2022);
  expect(lights.map(({ to }) => to)).toEqual([1, 1]);
});

test('works at the same time are in lanes of their own', () => {
  const { lights } = placeOnHorizon([work('a', '2020-01'), work('b', '2020-01'), work('c', '2023-01')], 2023);
  expect(lights.map(({ id, lane }) => [id, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
});

test('of forty works over thirty years no two lights of a lane meet', () => {
  const works = Array.from({ length: 40 }, (_, index) =>
    work(`work-${index}`, `${1995 + ((index * 7) % 31)}-${String((index % 12) + 1).padStart(2, '0')}`),
  );
  const { lights, years } = placeOnHorizon(works, 2026);
  expect(new Set(lights.map(({ id }) => id)).size).toBe(works.length);
  for (const [index, one] of lights.entries()) {
    for (const other of lights.slice(index + 1).filter(({ lane }) => lane === one.lane)) {
      expect(Math.abs(one.from - other.from), `${one.id} and ${other.id}`).toBeGreaterThanOrEqual(leastRoom);
    }
  }
  expect(years.length).toBe(32);
  expect(years.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(8);
});

test('a name before its light and the name of the light before it share the gap', () => {
  const { lights } = placeOnHorizon([work('a', '2020-01'), work('b', '2029-07')], 2029);
  expect(lights.map(({ isNameFirst, room }) => [isNameFirst, room])).toEqual([
    [false, 0.475],
    [true, 0.475],
  ]);
});

test('without works there is the last year alone', () => {
  expect(placeOnHorizon([], 2026)).toEqual({
    years: [{ year: 2026, at: 0, isNamed: true }],
    lights: [],
    lowest: undefined,
  });
});
