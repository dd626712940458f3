import { expect, test } from 'playwright/test';
import { cardWords, claimBeside, claimOf } from './work-summary';

test('a work is led by its result or its first action', () => {
  const actions = ['Cut the run from 3 hours to 18 minutes', 'Moved 40 services'];
  expect(claimOf({ result: 'Used by 14 harbours', actions })).toEqual({
    claim: 'Used by 14 harbours',
    others: actions,
  });
  expect(claimOf({ actions })).toEqual({ claim: actions[0], others: [actions[1]] });
  expect(claimOf({ actions: actions.slice(1) })).toEqual({ claim: actions[1], others: [] });
});

test('a card says once what came of the work', () => {
  const actions = { first: 'Built it', second: 'Tested it' };
  const work = { subTitle: 'A shop for books', actions };
  expect(cardWords({ ...work, result: 'Twice the sales', short: 'Shop' })).toEqual({
    claim: 'Twice the sales',
    name: 'Shop',
  });
  expect(cardWords({ ...work, short: 'Shop' })).toEqual({ claim: 'Built it', name: 'Shop' });
  expect(cardWords(work)).toEqual({ claim: 'Built it', name: 'A shop for books' });
  expect(cardWords({ ...work, actions: {} })).toEqual({ claim: 'A shop for books' });
  expect(cardWords({ ...work, actions: { only: 'a shop for books' } })).toEqual({
    claim: 'a shop for books',
  });
  expect(cardWords({ ...work, result: 'Shop', short: 'shop' })).toEqual({ claim: 'Shop' });
});

test('a card names the work alone where the page has said what came of it', () => {
  const work = { subTitle: 'A shop for books', result: 'Twice the sales', actions: { first: 'Built it' } };
  expect(cardWords(work, true)).toEqual({ claim: 'A shop for books' });
});

test('a list says beside a name what leads a work, unless that is long or said', () => {
  const beside = (action: string) => claimBeside('Atlas', { actions: [action] });
  expect(beside('Maps for ships')).toBe('Maps for ships');
  expect(beside('atlas')).toBeUndefined();
  expect(beside('Maps for ships, '.repeat(8))).toBeUndefined();
  expect(claimBeside('Atlas', { actions: [] })).toBeFalsy();
});
