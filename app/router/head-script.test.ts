import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { hashHref, pageHref } from '@/app/lib/address/addresses';
import { knownNames } from '@/app/lib/address/known-names';
import { defaultLocale, locales } from '@/app/lib/locales';
import { errorHeadScript } from './error-head-script';
import { headScript } from './head-script';

const host = 'https://site.example';

/** Runs a script in an empty context, as the first one of a page, and returns what it has done. */
function runAt(script: string, address: string, state: unknown = null) {
  const documentElement = { lang: defaultLocale, dataset: {}, style: { visibility: '' } };
  const location = Object.assign(new URL(address, host), {
    replace: (next: string) => void Object.assign(done, { left: next }),
    reload: () => void Object.assign(done, { left: 'reload' }),
  });
  const history = {
    state,
    replaceState(next: unknown, _: string, url: string) {
      Object.assign(done, { state: next, bar: url });
    },
  };
  const done: { left?: string; bar?: string; state?: unknown } = {};
  const window = {};
  const addEventListener = () => {};
  const globals = { URL, window, location, history, document: { documentElement }, addEventListener };
  runInNewContext(script, globals);
  return {
    ...done,
    lang: documentElement.lang,
    isHidden: documentElement.style.visibility === 'hidden',
    isNearFirst: 'nearFirst' in documentElement.dataset,
  };
}

const [work] = knownNames().works;
const [technology] = knownNames().technologies;
const home = pageHref(defaultLocale, 'home');
const portfolio = pageHref(defaultLocale, 'portfolio');

test('a page opened by its path shows its hash address', () => {
  const script = headScript(defaultLocale);
  for (const path of [portfolio, `${portfolio}index.html`, portfolio.slice(0, -1), `/${portfolio}`])
    expect.soft(runAt(script, host + path)).toMatchObject({
      bar: `${home}#/portfolio`,
      state: { index: 0, y: 0 },
      isHidden: false,
    });
  expect(runAt(script, home)).toMatchObject({ bar: home });
  expect(runAt(script, `${home}#main`)).toMatchObject({ bar: `${host}${home}#main` });
});

test('a hash that names another page leads to it', () => {
  const script = headScript(defaultLocale);
  expect(runAt(script, `${home}#/portfolio`)).toMatchObject({
    left: portfolio,
    isHidden: true,
  });
  if (technology) {
    const filtered = `#/portfolio?tech=${technology}`;
    expect(runAt(script, `${home}${filtered}`).left).toBe(portfolio + filtered);
    expect(runAt(script, `${portfolio}${filtered}`)).toMatchObject({ bar: home + filtered });
  }
  if (work) {
    expect(runAt(script, `${home}#/portfolio?at=${work}`).left).toBe(`${portfolio}#${work}`);
    expect(runAt(script, `${portfolio}#/portfolio?at=${work}`).left).toBe(`#${work}`);
    expect(runAt(script, `${portfolio}#${work}`)).not.toHaveProperty('left');
  }
});

test('an unknown hash leads to the error screen', () => {
  const { left } = runAt(headScript(defaultLocale), `${home}#/nope`);
  expect(left).toMatch(/404\.html\?\w+#\/nope$/);
});

test('a reload keeps the state of its entry on the way to its page', () => {
  const state = { index: 3, y: 2_000 };
  const result = runAt(headScript(defaultLocale), `${home}#/portfolio`, state);
  expect(result).toMatchObject({ bar: portfolio, state, left: 'reload' });
});

test('only a reader at the top sees a page before what is far down has its size', () => {
  const script = headScript(defaultLocale);
  expect(runAt(script, portfolio).isNearFirst).toBe(true);
  expect(runAt(script, portfolio, { index: 0, y: 2_000 }).isNearFirst).toBe(false);
  if (work) expect(runAt(script, `${portfolio}#${work}`).isNearFirst).toBe(false);
});

test('a copy of the site at another address keeps its address', () => {
  for (const address of [
    '/web/2026/portfolio/',
    '/copy/#/portfolio',
    'file:///home/site/portfolio/index.html',
  ])
    expect
      .soft(runAt(headScript(defaultLocale), address), address)
      .toEqual({ lang: defaultLocale, isHidden: false, isNearFirst: false });
});

test('the error screen leads to the page that a damaged address means', () => {
  const script = errorHeadScript();
  for (const locale of locales) {
    const root = hashHref(locale, '');
    const page = (hash: string) => `${pageHref(locale, 'portfolio')}${hash}`;
    expect.soft(runAt(script, `${root}%23/portfolio`).left).toBe(page(''));
    expect.soft(runAt(script, `${root}%23portfolio`).left).toBe(page(''));
    expect.soft(runAt(script, `${root}%23/portfolio/nope`)).not.toHaveProperty('left');
    expect.soft(runAt(script, `${root}%23/`).left).toBe(pageHref(locale, 'home'));
    expect.soft(runAt(script, `${root.slice(0, -1)}%23/portfolio`).left).toBe(page(''));
    const filtered = `#/portfolio?tech=${technology}`;
    if (technology) expect.soft(runAt(script, `${root}%23${filtered.slice(1)}`).left).toBe(page(filtered));
    if (work) expect.soft(runAt(script, `${root}%23/portfolio?at=${work}`).left).toBe(page(`#${work}`));
    for (const [typed, tidied] of [
      [`${root}%23`, root],
      [`${root}%23?utm_source=mail`, `${root}?utm_source=mail`],
      [`/${root}`, root],
      [`/${root}#/portfolio`, `${root}#/portfolio`],
      [`/${root}portfolio#/contact`, page('#/contact')],
      [`/${root}/portfolio/index.html`, page('')],
    ] as const) {
      const result = runAt(script, host + typed);
      expect.soft(result, typed).toMatchObject({ bar: host + tidied, left: 'reload' });
    }
    const unknown = runAt(script, `${host}/${root}nope#/portfolio`);
    expect.soft(unknown).not.toHaveProperty('left');
    expect.soft(unknown).toMatchObject({ bar: `${host}${root}nope#/portfolio`, lang: locale });
    expect.soft(unknown.isHidden).toBe(locale !== defaultLocale);
  }
});
