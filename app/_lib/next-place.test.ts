import { expect, test } from 'playwright/test';
import { firstPlace, type Here, nextPlace } from './next-place';

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
    ['', 'home', { hash: '' }],
    ['#/', 'home', { hash: '#/' }],
    ['', 'contact', { hash: '#/contact' }],
    ['#/portfolio?utm_source=mail', 'portfolio', { hash: '#/portfolio' }],
    ['#galaxy', 'portfolio', { hash: '#/portfolio?at=galaxy', work: 'galaxy' }],
    ['#/portfolio?at=nope', 'portfolio', { hash: '#/portfolio' }],
    ['#main', 'hobbies', { hash: '#/hobbies' }],
    ['#/nope', 'home', { hash: '#/nope' }],
  ] as const;

  for (const [hash, opened, place] of addresses) {
    test(`of ${opened} with "${hash}" shows "${place.hash}"`, () =>
      expect(firstPlace(hash, opened, works)).toEqual(place));
  }
});
