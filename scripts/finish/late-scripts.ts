import { BuildError } from '../lib/errors';
import type { Page } from './pages';

/** What visitors do shortly before they expect something to happen. */
const INTENT = ['pointerover', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds after which the scripts are loaded even if a picture still delays the page's load event. */
const LATEST = 8000;

/**
 * The inline loader. The scripts are fetched in parallel, and the one that starts the page runs last. Where one is
 * missing, the page stays what it is without scripts: complete, with links that work.
 * @param start the script that starts the page
 */
function scriptLoader(start: string, chunks: string[]): string {
  return [
    '(()=>{',
    `let b=${JSON.stringify(start)},s=${JSON.stringify(chunks)},n=${JSON.stringify(INTENT)},`,
    'w=s.length,o={capture:true,passive:true},',
    'd=document,a=(n,p)=>d.head.append(Object.assign(d.createElement(n),p)),',
    'g=()=>{delete d.documentElement.dataset.arriving;for(let t of n)removeEventListener(t,g,o);',
    's[0]&&a("link",{rel:"preload",as:"script",href:b});',
    'for(let u of s.splice(0))a("script",{src:u,onload(){--w||a("script",{src:b})}})};',
    'for(let t of n)addEventListener(t,g,o);',
    'addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200));',
    `setTimeout(g,${LATEST})`,
    '})()',
  ].join('');
}

/**
 * Delays the framework's scripts until everything visible has arrived: a page is complete without them, and their 125 kB
 * would compete with its picture and its fonts. The loader adds them at the first sign of intent, or when the page has
 * loaded and the browser is idle. Until then `<html data-arriving>` lets styles hold back pictures further down.
 */
export function delayScripts($: Page): void {
  // Only old browsers fetch those marked "nomodule", and they need them first.
  const scripts = $('script[src]:not([nomodule])');
  const bootstrap = scripts.filter('#_R_');
  const sources = [...new Set(scripts.get().map((script) => $(script).attr('src') ?? ''))];
  const start = sources.find((source) => source.includes('/main-app-'));
  if (!bootstrap.length || !start || scripts.not('[async]').length) {
    throw new BuildError(
      'expected async scripts, among them "main-app" and one with the id "_R_": Next has changed how it starts a page; see scripts/finish/late-scripts.ts.',
    );
  }
  const chunks = sources.filter((source) => source !== start);
  $('html').attr('data-arriving', '');
  bootstrap.before($('<script>').text(scriptLoader(start, chunks)));
  scripts.remove();
  $('link[as=script]').remove();
}
