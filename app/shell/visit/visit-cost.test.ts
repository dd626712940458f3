import { expect, test } from 'playwright/test';
import { sumVisitCost } from './visit-cost';

const origin = 'https://site.example';
const timing = (name: string, transferSize: number, workerStart = 0) => ({
  name,
  transferSize,
  workerStart,
});

test('a visit costs what was sent', () => {
  const timings = [
    timing(`${origin}/`, 13_000),
    timing(`${origin}/a.js`, 2_000),
    timing(`${origin}/b.js`, 0),
    // Chromium says the size without compression.
    timing(`${origin}/portfolio/`, 125_000, 20),
    timing('https://player.example/embed', 0),
    timing('https://site.example.evil.example/x', 900),
  ];
  expect(sumVisitCost(timings, origin)).toEqual({ bytes: 15_000, requests: 4, otherSites: 2 });
  expect(sumVisitCost([], origin)).toEqual({ bytes: 0, requests: 0, otherSites: 0 });
});
