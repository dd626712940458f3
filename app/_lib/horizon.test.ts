import { expect, test } from 'playwright/test';
import { meet, placeOnHorizon } from './horizon';

const work = (id: string, from: string, to: string | null = from, name = id) => ({
  id,
  name,
  date: { from, to },
});

test('a work is placed at its first month, to the scale of the years', () => {
  const { years, lights } = placeOnHorizon([work('a', '2021-07', '2022-12'), work('b', '2020-01')], 2023);
  expect(years.map(({ year, at }) => [year, at])).toEqual([
    [2020, 0],
    [2021, 0.25],
    [2022, 0.5],
    [2023, 0.75],
  ]);
  expect(lights).toMatchObject([
    { id: 'b', from: 0, lane: 0 },
    { id: 'a', from: 18 / 48, lane: 0 },
  ]);
});

test('works at the same time are in lanes of their own', () => {
  const { lights, lanes } = placeOnHorizon(
    [work('a', '2020-01'), work('b', '2020-01'), work('c', '2023-01')],
    2023,
  );
  expect(lights.map(({ id, lane }) => [id, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
  expect(lanes).toBe(2);
});

test('a long name takes the lane from a work that begins soon after', () => {
  const lanesAfter = (name: string) =>
    placeOnHorizon([work('a', '2020-01', null, name), work('b', '2021-01')], 2023).lanes;
  expect([lanesAfter('Shop'), lanesAfter('A shop with a name of forty-two characters')]).toEqual([1, 2]);
});

test('a name is before its light where there is no room after it', () => {
  const { lights } = placeOnHorizon([work('a', '2020-01'), work('b', '2029-09', null, 'Studio')], 2029);
  expect(lights.map(({ isNameFirst }) => isNameFirst)).toEqual([false, true]);
});

for (const count of [12, 40]) {
  test(`of ${count} works over thirty years no two lights or names meet`, () => {
    const works = Array.from({ length: count }, (_, index) =>
      work(
        `work-${index}`,
        `${1995 + ((index * 7) % 31)}-${String((index % 12) + 1).padStart(2, '0')}`,
        null,
        'x'.repeat(20 + ((index * 7) % 33)),
      ),
    );
    const { lights, years, lanes, isCrowded } = placeOnHorizon(works, 2026);
    expect(new Set(lights.map(({ id }) => id)).size).toBe(count);
    for (const [index, one] of lights.entries()) {
      for (const other of lights.slice(index + 1)) {
        expect(meet(one, other), `${one.id} and ${other.id}`).toBe(false);
      }
    }
    expect(isCrowded).toBe(count === 40);
    expect(lanes).toBeLessThanOrEqual(8);
    expect(years.length).toBe(32);
    expect(years.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(8);
  });
}

test('a long name takes two lines on a phone, and its light is beside both', () => {
  const { lights, tall } = placeOnHorizon(
    [
      work('a', '2020-01', null, 'x'.repeat(70)),
      work('b', '2020-02'),
      work('c', '2021-01', null, 'x'.repeat(60)),
    ],
    2022,
  );
  expect(lights.map((light) => light.tall)).toEqual([0.5, 1, 1.5]);
  expect(tall).toBe(2);
});

test('without names only lights of about the same time need lanes of their own', () => {
  const name = 'A shop with a name of forty-two characters';
  const { lights, bareLanes } = placeOnHorizon(
    [work('a', '2020-01', null, name), work('b', '2020-02', null, name), work('c', '2021-01', null, name)],
    2023,
  );
  expect(lights.map(({ lane, bareLane }) => [lane, bareLane])).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ]);
  expect(bareLanes).toBe(2);
});

test('without works there is the last year alone', () => {
  expect(placeOnHorizon([], 2026)).toEqual({
    years: [{ year: 2026, at: 0, isNamed: true }],
    lights: [],
    lanes: 0,
    bareLanes: 0,
    tall: 0,
    isCrowded: false,
  });
});
