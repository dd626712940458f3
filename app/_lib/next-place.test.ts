import { expect, test } from 'playwright/test';
import { firstHash, type Here, nextPlace } from './next-place';

const works = ['galaxy', 'arena'];
const here: Here = { place: 'contact', hash: '#/contact', index: 3 };
const fresh = { index: 4, scroll: 0 };
const earlier = { index: 2, scroll: 700 };

test.describe('a change of the hash', () => {
  const moves = [
    [
      '#/portfolio',
      fresh,
      { place: 'portfolio', hash: '#/portfolio', scroll: 0, focus: 'heading', direction: 'forward' },
    ],
    [
      '#/portfolio?utm_source=mail',
      fresh,
      { place: 'portfolio', hash: '#/portfolio', scroll: 0, focus: 'heading', direction: 'forward' },
    ],
    [
      '#/contact',
      fresh,
      { place: 'contact', hash: '#/contact', scroll: 0, focus: 'heading', direction: 'forward' },
    ],
    ['', earlier, { place: 'home', hash: '', scroll: 700, focus: 'heading', direction: 'back' }],
    ['#/', earlier, { place: 'home', hash: '#/', scroll: 700, focus: 'heading', direction: 'back' }],
    [
      '#/portfolio?at=galaxy',
      fresh,
      {
        place: 'portfolio',
        work: 'galaxy',
        hash: '#/portfolio?at=galaxy',
        scroll: 'work',
        focus: 'work',
        direction: 'forward',
      },
    ],
    [
      '#/portfolio?at=galaxy',
      earlier,
      {
        place: 'portfolio',
        work: 'galaxy',
        hash: '#/portfolio?at=galaxy',
        scroll: 700,
        focus: 'work',
        direction: 'back',
      },
    ],
    [
      '#galaxy',
      fresh,
      {
        place: 'portfolio',
        work: 'galaxy',
        hash: '#/portfolio?at=galaxy',
        scroll: 'work',
        focus: 'work',
        direction: 'forward',
      },
    ],
    [
      '#/portfolio?at=nope',
      fresh,
      { place: 'portfolio', hash: '#/portfolio', scroll: 0, focus: 'heading', direction: 'forward' },
    ],
    [
      '#/nope',
      fresh,
      { place: 'unknown', hash: '#/nope', scroll: 0, focus: 'heading', direction: 'forward' },
    ],
    [
      '#/portfolio/extra',
      earlier,
      { place: 'unknown', hash: '#/portfolio/extra', scroll: 700, focus: 'heading', direction: 'back' },
    ],
    ['#main', fresh, { anchor: 'main' }],
  ] as const;

  for (const [hash, entry, next] of moves) {
    test(`to "${hash}", ${entry === fresh ? 'as a new entry' : 'going back'}, is understood`, () =>
      expect(nextPlace(here, hash, entry, works)).toEqual(next));
  }
});

test.describe('the first address of a document', () => {
  const addresses = [
    ['', 'home', ''],
    ['#/', 'home', '#/'],
    ['', 'contact', '#/contact'],
    ['#/portfolio?utm_source=mail', 'portfolio', '#/portfolio'],
    ['#galaxy', 'portfolio', '#/portfolio?at=galaxy'],
    ['#/portfolio?at=nope', 'portfolio', '#/portfolio'],
    ['#main', 'hobbies', '#/hobbies'],
    ['#/nope', 'home', '#/nope'],
  ] as const;

  for (const [hash, opened, shown] of addresses) {
    test(`of ${opened} with "${hash}" shows "${shown}"`, () =>
      expect(firstHash(hash, opened, works)).toBe(shown));
  }
});
