import { portfolio } from '@/content/portfolio';
import { basePath, hashAddress, pageHref, routeHash, routes } from './addresses';
import { defaultLocale, type Locale, locales } from './locales';
import { workIds } from './works';

/**
 * Declarations, in code, of what a hash `h` asks for: `w`, a work by its name alone or on its page, and `t`, a page of the
 * table `p`, with that work; else falsy.
 */
const readTarget = [
  'm=/^#\\/([a-z]*)\\/?(?:\\?(.*))?$/.exec(h),',
  'a=m&&m[1]==="portfolio"&&/(?:^|&)at=([a-z][a-z0-9-]*)(?:&|$)/.exec(m[2]),',
  `w=${JSON.stringify(workIds(portfolio))}.find(i=>h==="#"+i||a&&i===a[1]),`,
  't=w?p.portfolio+"#"+w:m&&Object.hasOwn(p,m[1])&&p[m[1]]',
].join('');

/** The table of known names: what follows `#/`, and the exported page it maps to. */
const pageTable = (locale: Locale) =>
  Object.fromEntries(routes.map((route) => [routeHash(route).slice(2), pageHref(locale, route)]));

/**
 * The first script in `<head>` of every page. Before the first paint it replaces `#/x` by x's exported page, through a
 * table of known names, and every other address by the error screen. The current page is hidden meanwhile, because a
 * browser paints it until the new one arrives. It does the same for an address typed later, until `AddressProvider`
 * puts its own handler in place: Next's first commit overwrites what was typed before it.
 * The name of a work alone, as in links of pages without script, leads to the work from any page.
 * The typed address travels in the fragment, and the language in the query, because the site stores nothing.
 * A shared work becomes the fragment of its page, so that the browser itself goes there while the page arrives; its name
 * is the table's own, never the address's.
 * Written out by hand because it runs before any bundle; it follows the grammar of `readHash`, which a test compares.
 */
export function addressScript(locale: Locale): string {
  return [
    '(()=>{',
    `let p=${JSON.stringify(pageTable(locale))},f=e=>{`,
    `let h=location.hash,l=location.pathname,${readTarget},`,
    `to=t||${JSON.stringify(`${basePath}/404.html?${locale}`)}+h;`,
    'if(!h||!w&&/^#[a-z][a-z0-9-]*$/.test(h)||to===l||to===l+h)return;',
    'if(!e&&to!==l+"#"+w)document.documentElement.style.visibility="hidden";',
    'location.replace(to)};',
    'f();',
    // `AddressProvider` replaces this handler; from then on an unknown hash is the place `unknown`. `hashchange` comes too late.
    'onpopstate=f',
    '})()',
  ].join('');
}

/**
 * The same place on the error screen, a single document for all languages: chooses the visitor's language before the
 * first paint (from the page that sent them here, or from the path they asked for) and puts the address they typed
 * back into the bar. Where the language isn't the document's own, the page waits for its words, two seconds at most.
 * It leaves for a known page when one is typed into the bar.
 */
export function errorAddressScript(): string {
  const roots = Object.fromEntries(locales.map((locale) => [locale, hashAddress(locale, '')]));
  const tables = Object.fromEntries(locales.map((locale) => [locale, pageTable(locale)]));
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const own = JSON.stringify(defaultLocale);
  return [
    '(()=>{',
    `let r=${JSON.stringify(roots)},q=location.search.slice(1),sent=Object.hasOwn(r,q),d=document.documentElement;`,
    `d.lang=sent?q:${JSON.stringify(prefixed)}.find(l=>location.pathname.startsWith(r[l]))||${own};`,
    `if(d.lang!==${own}){d.style.visibility="hidden";setTimeout(()=>d.style.visibility="",2000)}`,
    'if(sent)history.replaceState(null,"",r[q]+location.hash);',
    'onpopstate=()=>{',
    `let h=location.hash,p=${JSON.stringify(tables)}[d.lang],${readTarget};`,
    't&&location.replace(t)}',
    '})()',
  ].join('');
}
