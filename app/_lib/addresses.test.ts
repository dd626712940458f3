import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { hashAddress, pageHref, pagePath, readHash, readPath, routeHash, routes } from './addresses';
import { locales } from './locales';

test.describe('what an address asks for', () => {
  const known = [
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#/', { kind: 'page', route: 'home' }],
    ['#/portfolio', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio/', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?utm_source=mail', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?at=meetsys', { kind: 'page', route: 'portfolio', at: 'meetsys' }],
    ['#/portfolio/?at=meetsys&utm_source=mail', { kind: 'page', route: 'portfolio', at: 'meetsys' }],
    ['#/portfolio?utm_source=mail&at=live-music', { kind: 'page', route: 'portfolio', at: 'live-music' }],
    ['#/portfolio?at=', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?at=//host.example', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?at=%6deetsys', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?at=meetsys"]', { kind: 'page', route: 'portfolio' }],
    ['#/portfolio?chat=meetsys', { kind: 'page', route: 'portfolio' }],
    ['#/contact', { kind: 'page', route: 'contact' }],
    ['#/contact?at=meetsys', { kind: 'page', route: 'contact' }],
    ['#/hobbies', { kind: 'page', route: 'hobbies' }],
    ['#main', { kind: 'anchor', id: 'main' }],
    ['#work-2', { kind: 'anchor', id: 'work-2' }],
  ] as const;

  for (const [hash, target] of known) {
    test(`"${hash}" is understood`, () => expect(readHash(hash)).toEqual(target));
  }

  const hostile = [
    '#/nope',
    '#//host.example',
    '#/\\host.example',
    '#/%2f',
    '#%2fportfolio',
    '#/%70ortfolio',
    '#javascript:alert(1)',
    '#/javascript:alert(1)',
    '#/__proto__',
    '#__proto__',
    '#/constructor',
    '#/toString',
    '#/portfolio/../contact',
    '#/portfolio/extra',
    '#/home',
    '#/Portfolio',
    '#/%',
    '#/%E0%A4%A',
    '#https://host.example',
    `#/${'a'.repeat(10_000)}`,
  ];

  for (const hash of hostile) {
    test(`"${hash.slice(0, 40)}" is unknown`, () => expect(readHash(hash)).toEqual({ kind: 'unknown' }));
  }
});

test('ten thousand hostile hashes never throw and only ever name pages of the table', () => {
  const piece = fc.constantFrom(
    '#',
    '/',
    '\\',
    '..',
    '%2f',
    '%',
    '?',
    ':',
    '@',
    '//',
    'portfolio',
    'at=',
    'meetsys',
    '&',
    'javascript:',
    '\n',
    '\0',
  );
  const hash = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((pieces) => `#${pieces.join('')}`),
    fc.webUrl().map((url) => `#/${url}`),
  );
  fc.assert(
    fc.property(hash, (text) => {
      const target = readHash(text);
      if (target.kind === 'page') {
        expect(routes).toContain(target.route);
        expect(target.at ?? 'a').toMatch(/^[a-z][a-z0-9-]*$/);
      }
      if (target.kind === 'anchor') expect(target.id).toMatch(/^[a-z][a-z0-9-]*$/);
    }),
    { numRuns: 10_000 },
  );
});

test('every page has one path, which reads back to it, and one address, whose hash reads back to it', () => {
  for (const locale of locales) {
    for (const route of routes) {
      expect(readPath(pagePath(locale, route))).toEqual({ locale, route });
      expect(readHash(routeHash(route))).toEqual({ kind: 'page', route });
    }
  }
});

test('paths and addresses are the documented ones', () => {
  expect(pageHref('fr', 'home')).toBe('/');
  expect(pageHref('fr', 'portfolio')).toBe('/portfolio/');
  expect(pageHref('en', 'home')).toBe('/en/');
  expect(pageHref('en', 'hobbies')).toBe('/en/hobbies/');
  expect(hashAddress('fr', routeHash('portfolio'))).toBe('/#/portfolio');
  expect(hashAddress('en', routeHash('home'))).toBe('/en/#/');
  expect(hashAddress('en', routeHash('portfolio', 'meetsys'))).toBe('/en/#/portfolio?at=meetsys');
  expect(readHash(routeHash('portfolio', 'meetsys'))).toEqual({
    kind: 'page',
    route: 'portfolio',
    at: 'meetsys',
  });
});

test('a path outside the table is no page', () => {
  for (const path of ['/nope/', '/en', '/de/', '//host.example/', '/portfolio/x/', ''])
    expect(readPath(path)).toBeNull();
});
