import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { hashAddress, pageHref, pagePath, readHash, readPath, routeHash, routes } from './addresses';
import { locales } from './locales';

const portfolioAt = (at: string) => ({ kind: 'page', route: 'portfolio', at }) as const;
const page = (route: string) => ({ kind: 'page', route });

test('known hashes name a page, a work or a fragment', () => {
  const known: [hash: string, target: object][] = [
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#/', page('home')],
    ['#/portfolio', page('portfolio')],
    ['#/portfolio/', page('portfolio')],
    ['#/portfolio?utm_source=mail', page('portfolio')],
    ['#/portfolio?at=shop', portfolioAt('shop')],
    ['#/portfolio/?at=shop&utm_source=mail', portfolioAt('shop')],
    ['#/portfolio?utm_source=mail&at=live-music', portfolioAt('live-music')],
    ['#/portfolio?at=', page('portfolio')],
    ['#/portfolio?at=//host.example', page('portfolio')],
    ['#/portfolio?at=%73hop', page('portfolio')],
    ['#/portfolio?at=shop"]', page('portfolio')],
    ['#/portfolio?chat=shop', page('portfolio')],
    ['#/contact', page('contact')],
    ['#/contact?at=shop', page('contact')],
    ['#/hobbies', page('hobbies')],
    ['#main', { kind: 'anchor', id: 'main' }],
    ['#work-2', { kind: 'anchor', id: 'work-2' }],
  ];
  for (const [hash, target] of known) expect.soft(readHash(hash), hash).toEqual(target);
});

test('hostile hashes are unknown', () => {
  const hostile = `#/nope #//host.example #/\\host.example #/%2f #%2fportfolio #/%70ortfolio #javascript:alert(1)
    #/javascript:alert(1) #/__proto__ #__proto__ #/constructor #/toString #/portfolio/../contact
    #/portfolio/extra #/home #/Portfolio #/% #/%E0%A4%A #https://host.example #/${'a'.repeat(10_000)}`;
  for (const hash of hostile.split(/\s+/)) expect.soft(readHash(hash), hash).toEqual({ kind: 'unknown' });
});

test('ten thousand hostile hashes never throw and only ever name known pages', () => {
  const pieces = ['#', '/', '\\', '..', '%2f', '%', '?', ':', '@', '//', '&', '\n', '\0'];
  const words = ['portfolio', 'at=', 'shop', 'javascript:'];
  const piece = fc.constantFrom(...pieces, ...words);
  const hash = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((parts) => `#${parts.join('')}`),
    fc.webUrl().map((url) => `#/${url}`),
  );
  const check = (text: string) => {
    const target = readHash(text);
    if (target.kind === 'page') {
      expect(routes).toContain(target.route);
      expect(target.at ?? 'a').toMatch(/^[a-z][a-z0-9-]*$/);
    }
    if (target.kind === 'anchor') expect(target.id).toMatch(/^[a-z][a-z0-9-]*$/);
  };
  fc.assert(fc.property(hash, check), { numRuns: 10_000 });
});

test('the path and the hash of every page read back to it', () => {
  for (const locale of locales) {
    for (const route of routes) {
      expect(readPath(pagePath(locale, route))).toEqual({ locale, route });
      expect(readHash(routeHash(route))).toEqual(page(route));
    }
  }
  expect(readHash(routeHash('portfolio', 'shop'))).toEqual(portfolioAt('shop'));
});

test('paths and addresses are the documented ones', () => {
  expect(pageHref('fr', 'home')).toBe('/');
  expect(pageHref('fr', 'portfolio')).toBe('/portfolio/');
  expect(pageHref('en', 'home')).toBe('/en/');
  expect(pageHref('en', 'hobbies')).toBe('/en/hobbies/');
  expect(hashAddress('fr', routeHash('portfolio'))).toBe('/#/portfolio');
  expect(hashAddress('en', routeHash('home'))).toBe('/en/#/');
  expect(hashAddress('en', routeHash('portfolio', 'shop'))).toBe('/en/#/portfolio?at=shop');
});

test('an unknown path is no page', () => {
  for (const path of ['/nope/', '/en', '/de/', '//host.example/', '/portfolio/x/', ''])
    expect(readPath(path)).toBeNull();
});
