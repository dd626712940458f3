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

const [fr, en, error] = [addressScript('fr'), addressScript('en'), errorAddressScript()];
const onError = { pathname: '/404.html', search: '?en', hash: '#/nope' };
const onPortfolio = { pathname: '/portfolio/' };

const situations: Record<
  string,
  [script: string, from: Parameters<typeof run>[1], did: Record<string, string>][]
> = {
  'a page that is about to be replaced is hidden': [
    [fr, { hash: '#/portfolio' }, { visibility: 'hidden' }],
    [fr, { hash: '#/' }, { visibility: '' }],
  ],
  'an address typed before the bundles run is followed, with the page still visible': [
    [en, { pathname: '/en/', typed: '#/portfolio' }, { replacedBy: '/en/portfolio/', visibility: '' }],
    [en, { pathname: '/en/', typed: '#/nope' }, { replacedBy: '/404.html?en#/nope', visibility: '' }],
    [en, { pathname: '/en/', typed: '#main' }, { replacedBy: '' }],
    [en, { pathname: '/en/', typed: '#/' }, { replacedBy: '' }],
  ],
  'a known address typed on the error screen opens in its language': [
    [error, { ...onError, typed: '#/contact' }, { replacedBy: '/en/contact/' }],
    [error, { ...onError, typed: `#/portfolio?at=${first}` }, { replacedBy: `/en/portfolio/#${first}` }],
    [error, { ...onError, typed: '#/never' }, { replacedBy: '' }],
    [error, { pathname: '/nope', typed: '#/hobbies' }, { replacedBy: '/hobbies/' }],
  ],
  'on the portfolio a shared work becomes a fragment, an unknown one does not': [
    [
      fr,
      { ...onPortfolio, hash: `#/portfolio?at=${first}` },
      { replacedBy: `/portfolio/#${first}`, visibility: '' },
    ],
    [fr, { ...onPortfolio, hash: '#/portfolio?at=nope' }, { replacedBy: '' }],
  ],
  'the name of a work opens the portfolio at the work, from any page': [
    [fr, { pathname: '/', hash: `#${first}` }, { replacedBy: `/portfolio/#${first}`, visibility: 'hidden' }],
    [en, { pathname: '/en/contact/', hash: `#${last}` }, { replacedBy: `/en/portfolio/#${last}` }],
    [fr, { ...onPortfolio, hash: `#${first}` }, { replacedBy: '' }],
  ],
  'the error screen shows the typed address and the language it came from': [
    [error, onError, { shown: '/en/#/nope', lang: 'en' }],
    [error, { ...onError, search: '?fr', hash: '#//host' }, { shown: '/#//host', lang: 'fr' }],
  ],
  'the error screen keeps an unknown path and takes its language': [
    [error, { pathname: '/en/nope' }, { shown: '', lang: 'en' }],
    [error, { pathname: '/nope' }, { shown: '', lang: 'fr' }],
    [error, { pathname: '/nope', search: '?__proto__' }, { shown: '', lang: 'fr' }],
  ],
};

for (const [situation, rows] of Object.entries(situations)) {
  test(situation, () => {
    for (const [script, from, did] of rows)
      expect.soft(run(script, from), JSON.stringify(from)).toMatchObject(did);
  });
}

test('every work has a unique name that an address can hold', () => {
  expect(works).toEqual([...new Set(works)]);
  for (const id of works) expect(readHash(`#/portfolio?at=${id}`)).toMatchObject({ at: id });
});
