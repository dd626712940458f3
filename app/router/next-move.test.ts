import { expect, test } from 'playwright/test';
import { routes } from '@/app/lib/address/addresses';
import { nextMove } from './next-move';

const names = { routes, works: ['galaxy', 'arena'], technologies: ['vue'] };
const fresh = { index: 4, y: 0 };
const earlier = { index: 2, y: 700 };

const forward = { index: 4, scroll: 0, direction: 'forward' };
const back = { index: 2, scroll: 700, direction: 'back' };
const portfolio = { place: 'portfolio', hash: '#/portfolio' };
const galaxy = { place: 'portfolio', work: 'galaxy', hash: '#/portfolio?at=galaxy' };
const vue = { place: 'portfolio', technology: 'vue', hash: '#/portfolio?tech=vue' };

test('a change of the hash leads to a page, a work, an anchor or the error screen', () => {
  const moves = [
    ['#/portfolio', fresh, { ...forward, ...portfolio }],
    ['#/portfolio?utm_source=mail', fresh, { ...forward, ...portfolio }],
    ['#/contact', fresh, { ...forward, place: 'contact', hash: '#/contact' }],
    ['', earlier, { ...back, place: 'home', hash: '' }],
    ['#/', earlier, { ...back, place: 'home', hash: '#/' }],
    ['#/portfolio?at=galaxy', fresh, { ...forward, ...galaxy, scroll: 'work' }],
    ['#/portfolio?at=galaxy', earlier, { ...back, ...galaxy }],
    ['#galaxy', fresh, { ...forward, ...galaxy, scroll: 'work' }],
    ['#/portfolio?at=nope', fresh, { ...forward, ...portfolio }],
    ['#/portfolio?tech=vue', fresh, { ...forward, ...vue }],
    ['#/portfolio?tech=Vue)', earlier, { ...back, ...vue }],
    ['#/nope', fresh, { ...forward, place: 'unknown', hash: '#/nope' }],
    ['#/portfolio-extra', earlier, { ...back, place: 'unknown', hash: '#/portfolio-extra' }],
    ['#main', fresh, { anchor: 'main' }],
  ] as const;
  for (const [hash, entry, next] of moves) expect.soft(nextMove(3, hash, entry, names), hash).toEqual(next);
});
