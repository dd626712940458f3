import { expect, test } from 'playwright/test';
import { canvasSize, glide, planetRadius, shownSize, surfaceEdge, toDegrees } from './geometry';

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

const picture = { width: 1800, height: 1200 };

test('a picture is shown whole, and its canvas has at most two pixels per CSS pixel', () => {
  expect(shownSize(picture, { width: 600, height: 600 })).toEqual({ width: 600, height: 400 });
  expect(shownSize(picture, { width: 900, height: 300 })).toEqual({ width: 450, height: 300 });
  expect(canvasSize(picture, { width: 300, height: 200 }, 3)).toEqual({ width: 600, height: 400 });
  expect(canvasSize(picture, { width: 1500, height: 1000 }, 2)).toEqual(picture);
});

test('the surface is as fine as the planet is large, within bounds', () => {
  expect([10, 90, 180, 600].map(surfaceEdge)).toEqual([128, 192, 320, 768]);
  expect(planetRadius(Math.SQRT2, 100)).toBeCloseTo(160, 9);
});
