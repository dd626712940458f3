import { expect, test } from 'playwright/test';
import type { Period } from '../../content/types';
import { drawWork } from './drawing/draw-work';
import { factsOfWorks } from './drawn-works';

/** An entry with so many works. */
const entry = (name: string, period: Period, count = 1, isOwn = false) => ({
  period,
  isOwn,
  worksArray: Array.from({ length: count }, (_, index) => ({
    slug: `${name}-${index}`,
    actions: ['an action'],
    technologies: [],
  })),
});

/** The latest first. */
const career = [
  entry('now', { from: '2023-02', to: null }),
  entry('app', { from: '2021-05', to: null }, 1, true),
  entry('bank', { from: '2019-09', to: '2023-01' }),
  entry('shop', { from: '2018-01', to: '2019-08' }, 3),
  entry('first', { from: '2017-01', to: '2017-12' }),
];

test('a newer work changes no other drawing', () => {
  const before = factsOfWorks(career);
  for (const newer of [
    entry('new', { from: '2024-01', to: null }),
    entry('new', { from: '2001-01', to: '2024-12' }),
    entry('new', { from: '2024-01', to: '2024-12' }, 4, true),
  ]) {
    const after = factsOfWorks([newer, ...career]);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBe(before.length + newer.worksArray.length);
  }
});

test('facts choose the motif: comet now, giant for the longest, moons for several works', () => {
  const motifs = new Map(factsOfWorks(career).map(({ slug, motif }) => [slug, motif]));
  expect(motifs.get('now-0')).toBe('comet');
  expect(motifs.get('bank-0')).toBe('giant');
  expect([0, 1, 2].map((index) => motifs.get(`shop-${index}`))).toContain('moons');
  expect(motifs.get('app-0'), 'an own project is no position').not.toBe('comet');
});

test('neighbours differ in motif and colour, however many works there are', () => {
  const facts = factsOfWorks(
    Array.from({ length: 30 }, (_, at) => entry(`${at}`, { from: '2020-01', to: null })),
  );
  for (const [index, one] of facts.entries())
    for (const other of facts.slice(index + 1, index + 4)) expect(other.motif).not.toBe(one.motif);
  const colours = facts.map((one) => drawWork(one).color);
  for (const [index, colour] of colours.entries()) expect(colours[index + 1]).not.toBe(colour);
});
