import { expect, test } from 'playwright/test';
import { glide, rotation, toDegrees, unit } from './turning';

const apply = (m: number[], [x, y, z]: readonly [number, number, number]) =>
  [0, 1, 2].map((row) => (m[row] ?? 0) * x + (m[row + 3] ?? 0) * y + (m[row + 6] ?? 0) * z);

test('a pushed world returns to its own velocity', () => {
  let turning = { angle: 0, velocity: 3 };
  for (let frame = 0; frame < 300; frame++) turning = glide(turning, 0.02, 1 / 30);
  expect(turning.velocity).toBeCloseTo(0.02, 3);
});

test('a world is as far after one long frame as after two short ones, nearly', () => {
  const start = { angle: 0, velocity: 0.5 };
  const long = glide(start, 0.02, 0.066);
  const short = glide(glide(start, 0.02, 0.033), 0.02, 0.033);
  expect(long.angle).toBeCloseTo(short.angle, 2);
});

test('degrees are whole and between 0 and 359', () => {
  expect([0, Math.PI, -Math.PI / 2, 5 * Math.PI, -0.001].map(toDegrees)).toEqual([0, 180, 270, 180, 0]);
});

test('a rotation leaves its axis where it is and every length as it is', () => {
  const axis = unit([0.22, 0.9, -0.34]);
  const turned = rotation(axis, 1.1);
  apply(turned, axis).forEach((value, index) => {
    expect(value).toBeCloseTo(axis[index] ?? Number.NaN, 9);
  });
  expect(Math.hypot(...apply(turned, [1, 2, 3]))).toBeCloseTo(Math.hypot(1, 2, 3), 9);
});

test('a quarter of a turn brings the near side from the left edge', () => {
  // The camera looks along +z: the near side is at -z, the left edge at -x. The matrix leads back to the unturned surface.
  const [x, y, z] = apply(rotation([0, 1, 0], Math.PI / 2), [0, 0, -1]);
  expect([x, y, z].map((value) => Math.round(value ?? 0) + 0)).toEqual([-1, 0, 0]);
});
