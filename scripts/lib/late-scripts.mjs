/**
 * Step of the build: the framework's scripts come after everything that is seen. A page is whole without them, and yet
 * their 125 kB would share the line with its picture and its fonts. So they are taken out of the HTML, and a small inline
 * loader puts them back at the first sign of intent, or once the page has loaded and the browser has nothing to do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePages } from './change-pages.mjs';
import { BuildFault } from './faults.mjs';
import { startTags } from './html-inline.mjs';

/** What a visitor does shortly before something has to happen. */
const INTENT = ['pointerover', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds after which the scripts come even if a picture still keeps the page from having loaded. */
const AT_LAST = 8000;

/**
 * What only the heaviest modules say: React for the DOM, and Next's start of a page. Each is evaluated in a task of its
 * own ahead of the others: in one they held a phone's input up for 160 ms (median, processor slowed four times).
 */
const HEAVY = ['.hydrateRoot=function', 'self.__next_f=self.__next_f'];

/**
 * The numbers under which webpack knows the heavy modules.
 * @param {string[]} chunks the scripts of a page
 * @returns {number[]}
 * @throws {BuildFault} when one of them can't be found
 */
export function findHeavyModules(chunks) {
  return HEAVY.map((mark) => {
    const code = chunks.find((chunk) => chunk.includes(mark)) ?? '';
    const ahead = code.slice(0, code.indexOf(mark));
    const [, id] = [...ahead.matchAll(/[{,](\d+):(?:\(?[\w$,]*\)?=>|function)/g)].at(-1) ?? [];
    if (!id) {
      throw new BuildFault(
        `expected a module that says "${mark}": Next or React has changed; see HEAVY in scripts/lib/late-scripts.mjs.`,
      );
    }
    return Number(id);
  });
}

/**
 * The scripts come side by side, but nothing starts before all of them are there: where one is missing the page stays
 * what it is without scripts, whole and with links that work, and isn't replaced by a message.
 * @param {{ start: string, chunks: string[], heavy: number[] }} scripts the address of the script that starts the page,
 *   those of the others, and the modules to evaluate ahead
 * @returns {string} the inline loader
 */
export function scriptLoader({ start, chunks, heavy }) {
  return [
    '(()=>{',
    `let b=${JSON.stringify(start)},s=${JSON.stringify(chunks)},h=${JSON.stringify(heavy)},`,
    'w=s.length,o={capture:true,passive:true},',
    'd=document,a=(n,p)=>d.head.append(Object.assign(d.createElement(n),p)),',
    'g=()=>{for(let t of n)removeEventListener(t,g,o);',
    's[0]&&a("link",{rel:"preload",as:"script",href:b});',
    'for(let u of s.splice(0))a("script",{src:u,onload(){--w||e()}})},',
    // A chunk without modules, whose one function webpack calls with its own `require`.
    'e=()=>{let m=h.shift();',
    'm?(webpackChunk_N_E.push([["-"+m],{},r=>{r.m[m]&&r(m)}]),setTimeout(e)):a("script",{src:b})},',
    `n=${JSON.stringify(INTENT)};`,
    'for(let t of n)addEventListener(t,g,o);',
    'addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200));',
    `setTimeout(g,${AT_LAST})`,
    '})()',
  ].join('');
}

/**
 * @param {string} html
 * @param {(source: string) => string} readScript gives the code at an address
 * @returns {string}
 * @throws {BuildFault} when the page isn't built as expected
 */
export function withLateScripts(html, readScript) {
  const tags = [...startTags(html)];
  const scripts = tags.filter(
    // Old browsers alone fetch those marked "nomodule", and they need them first.
    ({ name, attributes }) => name === 'script' && attributes.has('src') && !attributes.has('nomodule'),
  );
  const bootstrap = scripts.find(({ attributes }) => attributes.get('id') === '_R_');
  const sources = [...new Set(scripts.map(({ attributes }) => attributes.get('src') ?? ''))];
  const start = sources.find((source) => source.includes('/main-app-'));
  if (!bootstrap || !start || scripts.some(({ attributes }) => !attributes.has('async'))) {
    throw new BuildFault(
      'expected async scripts, "main-app" and one with the id "_R_" among them: Next has changed how it starts a page; see scripts/lib/late-scripts.mjs.',
    );
  }
  const preloads = tags.filter(
    ({ name, attributes }) => name === 'link' && attributes.get('as') === 'script',
  );
  const chunks = sources.filter((source) => source !== start);
  const loader = scriptLoader({ start, chunks, heavy: findHeavyModules(chunks.map(readScript)) });

  let late = '';
  let at = 0;
  for (const tag of [...scripts, ...preloads].sort((a, b) => a.start - b.start)) {
    late += html.slice(at, tag.start);
    if (tag === bootstrap) late += `<script>${loader}</script>`;
    at = tag.name === 'script' ? tag.end + '</script>'.length : tag.end;
  }
  return late + html.slice(at);
}

/**
 * @param {{ out: string, basePath: string }} options
 * @returns {string} one line about what was done
 */
export function delayScripts({ out, basePath }) {
  const readScript = (/** @type {string} */ source) =>
    readFileSync(join(out, decodeURI(source.slice(basePath.length))), 'utf8');
  return changePages(out, (html) => withLateScripts(html, readScript));
}
