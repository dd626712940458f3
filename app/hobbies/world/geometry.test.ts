import { expect, test } from 'playwright/test';
import { glide, planetRadius, scaleIn, surfaceEdge } from './geometry';

test('a pushed world returns to its own velocity', () => {
  let turning = { angle: 0, velocity: 180 };
  for (let frame = 0; frame < 300; frame++) turning = glide(turning, 1.5, 1 / 30);
  expect(turning.velocity).toBeCloseTo(1.5, 1);
});

test('a world is as far after one long frame as after two short ones, nearly', () => {
  const start = { angle: 0, velocity: 30 };
  const long = glide(start, 1, 0.066);
  const short = glide(glide(start, 1, 0.033), 1, 0.033);
  expect(Math.abs(long.angle - short.angle)).toBeLessThan(0.1);
});

test('a picture is shown whole, and its surface is as fine as the planet is large, within bounds', () => {
  const picture = { width: 1800, height: 1200 };
  expect(scaleIn({ width: 600, height: 600 }, picture)).toBeCloseTo(1 / 3);
  expect(scaleIn({ width: 900, height: 300 }, picture)).toBeCloseTo(1 / 4);
  expect([10, 90, 180, 600].map(surfaceEdge)).toEqual([128, 192, 320, 768]);
  expect(planetRadius(Math.SQRT2, 100)).toBeCloseTo(160, 9);
});
