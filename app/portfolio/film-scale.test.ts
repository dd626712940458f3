import { expect, test } from 'playwright/test';
import { litSteps, scaleOf } from './film-scale';

test('the larger figure is divided into 8 to 12 round steps', () => {
  const scales: [one: number, other: number, step: number, count: number][] = [
    [3.6, 1.2, 0.3, 12],
    [8, 1, 1, 8],
    [40, 90, 10, 9],
    [30, 0.5, 2.5, 12],
    [7.3, 2.1, 0.75, 10],
    [365, 7, 40, 10],
    [0.9, 0.3, 0.1, 9],
    [11, 11, 1, 11],
  ];
  for (const [one, other, step, count] of scales) {
    const scale = scaleOf(one, other);
    expect(scale.step).toBeCloseTo(step);
    expect(scale.count, `${one} and ${other}`).toBe(count);
  }
  for (let figure = 0.01; figure < 5000; figure *= 1.07)
    expect([8, 9, 10, 11, 12], String(figure)).toContain(scaleOf(figure, figure / 3).count);
});

test('a figure lights the steps that it saves or has grown by', () => {
  const wait = scaleOf(3.6, 1.2);
  expect(litSteps(3.6, wait, true)).toEqual({ first: 12, last: 12 });
  expect(litSteps(1.2, wait, true)).toEqual({ first: 4, last: 12 });
  const growth = scaleOf(40, 90);
  expect(litSteps(40, growth, false)).toEqual({ first: 1, last: 4 });
  expect(litSteps(0, growth, true).first).toBe(1);
});
