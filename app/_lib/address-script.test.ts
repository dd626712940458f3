import vm from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { portfolio } from '../../content/portfolio';
import { addressScript, errorAddressScript } from './address-script';
import { pageHref, readHash } from './addresses';
import { locales } from './locales';
import { workIds } from './works';

/** Runs a script of `<head>` against a location, types another hash if there is one, and tells what it did. */
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
  const window = {
    location,
    history,
    document: { documentElement },
    setTimeout: () => 0,
    onpopstate: (_event: object) => {},
  };
  vm.runInNewContext(script, window);
  if (typed) {
    location.hash = typed;
    window.onpopstate({});
  }
  return did;
}

for (const locale of locales) {
  test(`the ${locale} script agrees with readHash on any address`, () => {
    const script = addressScript(locale);
    const hash = fc.oneof(
      fc.constantFrom(
        '',
        '#/',
        '#/portfolio',
        '#/portfolio/',
        '#/portfolio?x=1',
        '#/contact',
        '#/portfolio?at=meetsys',
        '#/portfolio/?x=1&at=galaxy&x=2',
        '#/portfolio?at=meetsys&at=galaxy',
        '#/portfolio?at=nope&at=meetsys',
        '#/portfolio?at=__proto__',
        '#/contact?at=meetsys',
        '#main',
        '#meetsys',
        '#/nope',
        '#/__proto__',
      ),
      fc.string({ unit: 'grapheme' }).map((text) => `#/${text}`),
      fc.string({ unit: 'grapheme' }).map((text) => `#${text}`),
      fc
        .array(fc.oneof(fc.constantFrom('at', '=', '&', '?', '#', '/', 'meetsys', 'arena'), fc.string()), {
          maxLength: 8,
        })
        .map((pieces) => `#/portfolio?at=${pieces.join('')}`),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const home = pageHref(locale, 'home');
        const target = readHash(text);
        const { replacedBy } = run(script, { pathname: home, hash: text === '#' ? '' : text });
        if (target.kind === 'unknown') expect(replacedBy).toBe(`/404.html?${locale}${text}`);
        else if (target.kind === 'anchor' && workIds(portfolio).includes(target.id))
          expect(replacedBy).toBe(`${pageHref(locale, 'portfolio')}#${target.id}`);
        else if (target.kind === 'page' && target.route !== 'home')
          expect(replacedBy).toBe(
            pageHref(locale, target.route) +
              (workIds(portfolio).includes(target.at ?? '') ? `#${target.at}` : ''),
          );
        else expect(replacedBy).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
}

test('a page that is about to be left is not shown', () => {
  expect(run(addressScript('fr'), { hash: '#/portfolio' }).visibility).toBe('hidden');
  expect(run(addressScript('fr'), { hash: '#/' }).visibility).toBe('');
});

test('an address typed before the bundles stand is gone to, and the page stays to be seen meanwhile', () => {
  const typed = (hash: string) => run(addressScript('en'), { pathname: '/en/', typed: hash });
  expect(typed('#/portfolio')).toMatchObject({ replacedBy: '/en/portfolio/', visibility: '' });
  expect(typed('#/nope')).toMatchObject({ replacedBy: '/404.html?en#/nope', visibility: '' });
  expect(typed('#main').replacedBy).toBe('');
  expect(typed('#/').replacedBy).toBe('');
});

test('from the error screen a known address is gone to in its language, and an unknown one is not', () => {
  const from = { pathname: '/404.html', search: '?en', hash: '#/nope' };
  const typed = (hash: string) => run(errorAddressScript(), { ...from, typed: hash }).replacedBy;
  expect(typed('#/contact')).toBe('/en/contact/');
  expect(typed('#/portfolio?at=meetsys')).toBe('/en/portfolio/#meetsys');
  expect(typed('#/never')).toBe('');
  expect(run(errorAddressScript(), { pathname: '/nope', typed: '#/hobbies' }).replacedBy).toBe('/hobbies/');
});

test('on its own page a shared work is gone to with nothing hidden, and an unknown one is left alone', () => {
  const pathname = pageHref('fr', 'portfolio');
  expect(run(addressScript('fr'), { pathname, hash: '#/portfolio?at=meetsys' })).toMatchObject({
    replacedBy: `${pathname}#meetsys`,
    visibility: '',
  });
  expect(run(addressScript('fr'), { pathname, hash: '#/portfolio?at=nope' }).replacedBy).toBe('');
});

test('the name of a work alone is gone to from any page, and left alone on its own page', () => {
  expect(run(addressScript('fr'), { pathname: '/', hash: '#meetsys' })).toMatchObject({
    replacedBy: '/portfolio/#meetsys',
    visibility: 'hidden',
  });
  expect(run(addressScript('en'), { pathname: '/en/contact/', hash: '#galaxy' }).replacedBy).toBe(
    '/en/portfolio/#galaxy',
  );
  expect(run(addressScript('fr'), { pathname: '/portfolio/', hash: '#meetsys' }).replacedBy).toBe('');
});

test('every work has a name of its own that an address can hold, and no other anchor has it', () => {
  const ids = workIds(portfolio);
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) expect(readHash(`#/portfolio?at=${id}`)).toMatchObject({ at: id });
});

test('the error screen puts the typed address back and takes the language it was sent from', () => {
  expect(run(errorAddressScript(), { pathname: '/404.html', search: '?en', hash: '#/nope' })).toMatchObject({
    shown: '/en/#/nope',
    lang: 'en',
  });
  expect(run(errorAddressScript(), { pathname: '/404.html', search: '?fr', hash: '#//host' })).toMatchObject({
    shown: '/#//host',
    lang: 'fr',
  });
});

test('the error screen leaves an unknown path as it is and takes the language of that path', () => {
  expect(run(errorAddressScript(), { pathname: '/en/nope' })).toMatchObject({ shown: '', lang: 'en' });
  expect(run(errorAddressScript(), { pathname: '/nope' })).toMatchObject({ shown: '', lang: 'fr' });
  expect(run(errorAddressScript(), { pathname: '/nope', search: '?__proto__' })).toMatchObject({
    shown: '',
    lang: 'fr',
  });
});
