import { basePath, hashAddress, readHash, segments } from '@/app/lib/addresses';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { workIds } from '@/app/lib/works';

/** Declarations for the two scripts below: `find` returns what a hash asks for, `path` the address of its exported page. */
const declarations = [
  `read=${readHash},`,
  `find=hash=>read(hash,${JSON.stringify(segments)},${JSON.stringify(workIds())}),`,
  'path=(root,{page,work})=>root+(page&&page+"/")+(work?"#"+work:"")',
].join('');

/**
 * The first script in `<head>` of every page. Before the first paint:
 * - On a page opened by its own path, the bar shows the hash address instead.
 * - It replaces `#/x` by x's exported page, and an unknown address by the error screen; `readHash` (lib/addresses.ts) says
 *   what it forgives. The current page is hidden meanwhile, because a browser paints it until the new one arrives. It does
 *   the same for an address typed later, until `AddressProvider` (address.tsx) replaces the handler.
 *   The unknown address travels in the fragment, and the language in the query, because the site stores nothing. A shared
 *   work becomes the fragment of its page, so that the browser itself goes there while the page arrives.
 * - After each scroll it saves the position (`y`) in the state of the history entry. After a reload, or on the way back from
 *   another site, it scrolls there.
 */
export function addressScript(locale: Locale): string {
  return [
    '(()=>{',
    `let root=${JSON.stringify(hashAddress(locale, ''))},${declarations},`,
    'own=location.pathname.slice(root.length).replace(/\\/?(index\\.html)?$/,""),',
    'nav=window.navigation,y=nav?.currentEntry?.getState()?.[nav.currentEntry.key],',
    'save=y=>nav.updateCurrentEntry({state:{[nav.currentEntry.key]:y}}),',
    // `typed` is the event of a typed address, undefined at the start: a hash that is removed later leads nowhere.
    // `own` is this page, `y` its position before a reload; without `nav` no position is saved.
    'follow=typed=>{',
    'let hash=location.hash,to=find(hash),{page,work,anchor}=to;',
    'if(!hash)return typed||history.replaceState(null,"",root+(own&&"#/"+own));',
    'if(page===own)return work&&hash!=="#"+work&&location.replace("#"+work);',
    'if(anchor)return;',
    `to=page===void 0?${JSON.stringify(`${basePath}/404.html?${locale}`)}+hash:path(root,to);`,
    'if(!typed)document.documentElement.style.visibility="hidden";',
    'if(typed||!y)return location.replace(to);',
    // A reload keeps the state of the history entry, `location.replace` would drop it.
    // This page must not scroll any more: it may be shorter than the next, and would save its own end as position (seen in Firefox).
    'history.replaceState(null,"",to);save(y);y=nav=0;location.reload()};',
    'follow();',
    // Until `AddressProvider` replaces this handler. Not `hashchange`: Next answers `popstate`, which comes first.
    'onpopstate=follow;',
    // Once more when the fonts are there: their letters move words, and the browser scrolls with the words it holds on to.
    'if(y)addEventListener("DOMContentLoaded",()=>{',
    'let go=()=>scrollTo({top:y,behavior:"instant"});go();document.fonts.ready.then(go)});',
    'if(nav?.currentEntry)onscrollend=()=>save(scrollY)',
    '})()',
  ].join('');
}

/**
 * The first script of the error screen, a single document for all languages: chooses the visitor's language before the
 * first paint (from the page that sent them here, or from the path they asked for) and puts the address they typed
 * back into the bar. Where the language isn't the document's own, the page waits for its words, two seconds at most.
 * It leaves for a known page when one is typed into the bar.
 */
export function errorAddressScript(): string {
  const roots = Object.fromEntries(locales.map((locale) => [locale, hashAddress(locale, '')]));
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const own = JSON.stringify(defaultLocale);
  return [
    '(()=>{',
    `let roots=${JSON.stringify(roots)},${declarations},`,
    'q=location.search.slice(1),sent=Object.hasOwn(roots,q),d=document.documentElement;',
    `d.lang=sent?q:${JSON.stringify(prefixed)}.find(l=>location.pathname.startsWith(roots[l]))||${own};`,
    `if(d.lang!==${own}){d.style.visibility="hidden";setTimeout(()=>d.style.visibility="",2000)}`,
    'if(sent)history.replaceState(null,"",roots[q]+location.hash);',
    'onpopstate=()=>{',
    'let to=find(location.hash);',
    'to.page===void 0||location.replace(path(roots[d.lang],to))}',
    '})()',
  ].join('');
}
