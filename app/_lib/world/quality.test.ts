import { expect, test } from 'playwright/test';
import { afterFrame, bestQuality } from './quality';
import { canvasSize, planetRadius, surfaceEdge } from './sizes';

const after = (...frames: number[]) => frames.reduce(afterFrame, bestQuality).sharpness;

test('five slow frames in a row lower the quality, fewer do not', () => {
  expect(after(33, 33, 33, 33)).toBe(1);
  expect(after(33, 33, 16, 33, 33, 33)).toBe(1);
  expect(after(33, 33, 33, 33, 33)).toBe(0.75);
});

test('the quality never falls below half', () => {
  expect(after(...Array.from({ length: 40 }, () => 50))).toBe(0.5);
});

const picture = { width: 1800, height: 1200 };

test('a canvas has the proportions of its picture, which is shown whole', () => {
  expect(canvasSize(picture, { width: 600, height: 600 }, 1, 1)).toEqual({ width: 600, height: 400 });
  expect(canvasSize(picture, { width: 900, height: 300 }, 1, 1)).toEqual({ width: 450, height: 300 });
});

test('a canvas has at most two pixels per CSS pixel and no more than the picture', () => {
  expect(canvasSize(picture, { width: 300, height: 200 }, 3, 1).width).toBe(600);
  expect(canvasSize(picture, { width: 1500, height: 1000 }, 2, 1).width).toBe(1800);
  expect(canvasSize(picture, { width: 300, height: 200 }, 2, 0.5).width).toBe(300);
});

test('the surface is as fine as the planet is large, within bounds', () => {
  expect([10, 90, 180, 600].map(surfaceEdge)).toEqual([128, 192, 320, 768]);
});

test('a planet at the distance of the square root of two fills 1.6 heights from its middle', () => {
  expect(planetRadius(Math.SQRT2, 100)).toBeCloseTo(160, 9);
});
