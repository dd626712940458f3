import { equal } from 'node:assert/strict';
import vm from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { portfolio } from '../../content/portfolio';
import { addressScript, errorAddressScript } from './address-script';
import { pageHref, readHash } from './addresses';
import { locales } from './locales';
import { workIds } from './works';

// With one work only, both are the same.
const works = workIds(portfolio);
const first = works[0] ?? '';
const last = works.at(-1) ?? '';

/** One for all runs: a new context takes milliseconds. */
const window = vm.createContext({ setTimeout: () => 0, onpopstate: (_event: object) => {} });

/** Runs a script of `<head>` against a location, types another hash if there is one, and returns what the script did. */
function run(script: string, { pathname = '/', search = '', hash = '', typed = '' }) {
  const did = { replacedBy: '', shown: '', lang: '', visibility: '' };
  const location = { pathname, search, hash, replace: (url: string) => (did.replacedBy = url) };
  const documentElement = {
    style: {
      set visibility(value: string) {
        did.visibility = value;
      },
    },
    set lang(value: string) {
      did.lang = value;
    },
    get lang() {
      return did.lang;
    },
  };
  const history = { replaceState: (_state: null, _title: string, url: string) => (did.shown = url) };
  Object.assign(window, { location, history, document: { documentElement } });
  vm.runInContext(script, window);
  if (typed) {
    location.hash = typed;
    window.onpopstate({});
  }
  return did;
}

for (const locale of locales) {
  test(`the ${locale} script and readHash agree on any address`, () => {
    const script = addressScript(locale);
    const hash = fc.oneof(
      fc.constantFrom(
        '',
        '#/',
        '#/portfolio',
        '#/portfolio/',
        '#/portfolio?x=1',
        '#/contact',
        `#/portfolio?at=${first}`,
        `#/portfolio/?x=1&at=${last}&x=2`,
        `#/portfolio?at=${first}&at=${last}`,
        `#/portfolio?at=nope&at=${first}`,
        '#/portfolio?at=__proto__',
        `#/contact?at=${first}`,
        '#main',
        `#${first}`,
        '#/nope',
        '#/__proto__',
      ),
      fc.string({ unit: 'grapheme' }).map((text) => `#/${text}`),
      fc.string({ unit: 'grapheme' }).map((text) => `#${text}`),
      fc
        .array(fc.oneof(fc.constantFrom('at', '=', '&', '?', '#', '/', first, last), fc.string()), {
          maxLength: 8,
        })
        .map((pieces) => `#/portfolio?at=${pieces.join('')}`),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const target = readHash(text);
        const hash = text === '#' ? '' : text;
        const { replacedBy } = run(script, { pathname: pageHref(locale, 'home'), hash });
        let wanted = '';
        if (target.kind === 'unknown') wanted = `/404.html?${locale}${text}`;
        else if (target.kind === 'anchor' && works.includes(target.id))
          wanted = `${pageHref(locale, 'portfolio')}#${target.id}`;
        else if (target.kind === 'page' && target.route !== 'home')
          wanted = pageHref(locale, target.route) + (works.includes(target.at ?? '') ? `#${target.at}` : '');
        // `expect` takes milliseconds.
        equal(replacedBy, wanted);
      }),
      { numRuns: 2_000 },
    );
  });
}

test('a page that is about to be replaced is hidden', () => {
  expect(run(addressScript('fr'), { hash: '#/portfolio' }).visibility).toBe('hidden');
  expect(run(addressScript('fr'), { hash: '#/' }).visibility).toBe('');
});

test('an address typed before the bundles run is followed, with the page still visible', () => {
  const typed = (hash: string) => run(addressScript('en'), { pathname: '/en/', typed: hash });
  expect(typed('#/portfolio')).toMatchObject({ replacedBy: '/en/portfolio/', visibility: '' });
  expect(typed('#/nope')).toMatchObject({ replacedBy: '/404.html?en#/nope', visibility: '' });
  expect(typed('#main').replacedBy).toBe('');
  expect(typed('#/').replacedBy).toBe('');
});

test('a known address typed on the error screen opens in its language', () => {
  const from = { pathname: '/404.html', search: '?en', hash: '#/nope' };
  const typed = (hash: string) => run(errorAddressScript(), { ...from, typed: hash }).replacedBy;
  expect(typed('#/contact')).toBe('/en/contact/');
  expect(typed(`#/portfolio?at=${first}`)).toBe(`/en/portfolio/#${first}`);
  expect(typed('#/never')).toBe('');
  expect(run(errorAddressScript(), { pathname: '/nope', typed: '#/hobbies' }).replacedBy).toBe('/hobbies/');
});

test('on the portfolio a shared work becomes a fragment, an unknown one does not', () => {
  const pathname = pageHref('fr', 'portfolio');
  expect(run(addressScript('fr'), { pathname, hash: `#/portfolio?at=${first}` })).toMatchObject({
    replacedBy: `${pathname}#${first}`,
    visibility: '',
  });
  expect(run(addressScript('fr'), { pathname, hash: '#/portfolio?at=nope' }).replacedBy).toBe('');
});

test('the name of a work opens the portfolio at the work, from any page', () => {
  expect(run(addressScript('fr'), { pathname: '/', hash: `#${first}` })).toMatchObject({
    replacedBy: `/portfolio/#${first}`,
    visibility: 'hidden',
  });
  expect(run(addressScript('en'), { pathname: '/en/contact/', hash: `#${last}` }).replacedBy).toBe(
    `/en/portfolio/#${last}`,
  );
  expect(run(addressScript('fr'), { pathname: '/portfolio/', hash: `#${first}` }).replacedBy).toBe('');
});

test('every work has a unique name that an address can hold', () => {
  expect(works).toEqual([...new Set(works)]);
  for (const id of works) expect(readHash(`#/portfolio?at=${id}`)).toMatchObject({ at: id });
});

test('the error screen shows the typed address and the language it came from', () => {
  expect(run(errorAddressScript(), { pathname: '/404.html', search: '?en', hash: '#/nope' })).toMatchObject({
    shown: '/en/#/nope',
    lang: 'en',
  });
  expect(run(errorAddressScript(), { pathname: '/404.html', search: '?fr', hash: '#//host' })).toMatchObject({
    shown: '/#//host',
    lang: 'fr',
  });
});

test('the error screen keeps an unknown path and takes its language', () => {
  expect(run(errorAddressScript(), { pathname: '/en/nope' })).toMatchObject({ shown: '', lang: 'en' });
  expect(run(errorAddressScript(), { pathname: '/nope' })).toMatchObject({ shown: '', lang: 'fr' });
  expect(run(errorAddressScript(), { pathname: '/nope', search: '?__proto__' })).toMatchObject({
    shown: '',
    lang: 'fr',
  });
});
