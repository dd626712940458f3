/**
 * Step of the build: the framework's scripts come after everything that is seen. A page is whole without them, and yet
 * their 125 kB would share the line with its picture and its fonts. So they are taken out of the HTML, and a small inline
 * loader puts them back at the first sign of intent, or once the page has loaded and the browser has nothing to do.
 */
import { changePages } from './change-pages.mjs';
import { BuildFault } from './faults.mjs';
import { startTags } from './html-inline.mjs';

/** What a visitor does shortly before something has to happen. */
const INTENT = ['pointerover', 'pointerdown', 'keydown', 'scroll', 'hashchange'];

/** Milliseconds after which the scripts come even if a picture still keeps the page from having loaded. */
const AT_LAST = 8000;

/**
 * The scripts come side by side, but nothing starts before all of them are there: where one is missing the page stays
 * what it is without scripts, whole and with links that work, and isn't replaced by a message.
 * @param {{ bootstrap: string, chunks: string[] }} sources the address of the script that starts the others, and theirs
 * @returns {string} the inline loader
 */
export function scriptLoader({ bootstrap, chunks }) {
  return [
    '(()=>{',
    `let b=${JSON.stringify(bootstrap)},s=${JSON.stringify(chunks)},w=s.length,o={capture:true,passive:true},`,
    'd=document,a=(n,p)=>d.head.append(Object.assign(d.createElement(n),p)),',
    'g=()=>{for(let t of n)removeEventListener(t,g,o);',
    's[0]&&a("link",{rel:"preload",as:"script",href:b});',
    'for(let u of s.splice(0))a("script",{src:u,onload(){--w||a("script",{src:b})}})},',
    `n=${JSON.stringify(INTENT)};`,
    'for(let t of n)addEventListener(t,g,o);',
    'addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200));',
    `setTimeout(g,${AT_LAST})`,
    '})()',
  ].join('');
}

/**
 * @param {string} html
 * @returns {string}
 * @throws {BuildFault} when the page isn't built as expected
 */
export function withLateScripts(html) {
  const tags = [...startTags(html)];
  const scripts = tags.filter(
    // Old browsers alone fetch those marked "nomodule", and they need them first.
    ({ name, attributes }) => name === 'script' && attributes.has('src') && !attributes.has('nomodule'),
  );
  const bootstrap = scripts.find(({ attributes }) => attributes.get('id') === '_R_');
  if (!bootstrap || scripts.some(({ attributes }) => !attributes.has('async'))) {
    throw new BuildFault(
      'expected async scripts and one with the id "_R_" among them: Next has changed how it starts a page; see scripts/lib/late-scripts.mjs.',
    );
  }
  const preloads = tags.filter(
    ({ name, attributes }) => name === 'link' && attributes.get('as') === 'script',
  );
  const sources = new Set(scripts.map(({ attributes }) => attributes.get('src') ?? ''));
  const first = bootstrap.attributes.get('src') ?? '';
  sources.delete(first);
  const loader = scriptLoader({ bootstrap: first, chunks: [...sources] });

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
 * @param {{ out: string }} options
 * @returns {string} one line about what was done
 */
export function delayScripts({ out }) {
  return changePages(out, withLateScripts);
}
