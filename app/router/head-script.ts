import { basePath, documentHref, type PageHrefs, pageHrefs } from '@/app/lib/address/addresses';
import { knownNames } from '@/app/lib/address/known-names';
import { type KnownNames, readHash } from '@/app/lib/address/read-hash';
import { inlineScript } from '@/app/lib/inline-script';
import type { Locale } from '@/app/lib/locales';
import { readHistoryState } from './history-state';

/** The first script in `<head>` of every page. */
export const headScript = (locale: Locale) =>
  inlineScript(
    matchPageToHash,
    pageHrefs(locale),
    basePath,
    `/404.html?${locale}`,
    knownNames(),
    readHash,
    documentHref,
    readHistoryState,
  );

/**
 * Until the router takes over, makes page and address agree, at first before anything is painted.
 * It keeps the scroll position, for a reload and the way back from another site.
 * It uses nothing outside its body: what it needs of other files are its parameters.
 */
function matchPageToHash(
  hrefs: PageHrefs,
  base: string,
  errorScreen: string,
  names: KnownNames,
  read: typeof readHash,
  hrefOf: typeof documentHref,
  readState: typeof readHistoryState,
): void {
  const path = location.pathname.replace(/\/+(index\.html)?$|$/, '/').replace(/^\/+/, '/');
  const documentRoute = names.routes.find((route) => hrefs[route] === path);
  // A copy of the site, such as a web archive or a file on a disk.
  if (!documentRoute) return;

  let isLeaving = false;
  const saved = () => readState(history.state);
  // Next puts a method of its own in the place of the browser's.
  const replaceState = history.replaceState.bind(history);

  const write = (href = location.href, y = saved()?.y ?? 0) => {
    try {
      replaceState({ index: 0, ...saved(), y }, '', href);
    } catch {
      // Safari refuses more than 100 writes in ten seconds.
    }
  };

  const leaveFor = (href: string) => {
    isLeaving = true;
    // `location.replace` would drop the state of the entry.
    if (!saved()) return location.replace(href);
    write(href);
    location.reload();
  };

  const match = () => {
    const { hash } = location;
    const target = read(hash, names);
    if (target.kind === 'anchor') return write();
    // The site stores nothing, so the error screen learns an unknown address from its fragment.
    if (target.kind === 'unknown') return leaveFor(base + errorScreen + hash);
    const { route, work } = target;
    if (route !== documentRoute) return leaveFor(hrefOf(hrefs[route], target));
    if (!work) return write(hrefs.home + hash);
    // The browser scrolls to a work whose name is the whole hash, and calls this again.
    if (hash !== `#${work}`) return location.replace(`#${work}`);
    write();
  };

  window.onpopstate = (event) => {
    // Next would load a document at some entries.
    event.stopImmediatePropagation();
    // A hash that is removed leads nowhere.
    if (location.hash) match();
  };
  history.scrollRestoration = 'manual';
  if (location.hash) match();
  else write(hrefs.home + (documentRoute === 'home' ? '' : `#/${documentRoute}`));
  if (isLeaving) {
    document.documentElement.style.visibility = 'hidden';
    return;
  }

  // A reader at the top needs only the top at first: see the style of the entries of Portfolio.
  if (!saved()?.y && !/^#[^/]/.test(location.hash)) document.documentElement.dataset.nearFirst = '';

  // Saving starts here: a second quick reload would save the top of a page that has not arrived.
  addEventListener('DOMContentLoaded', () => {
    const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
    const save = () => isLeaving || write(location.href, scrollY);
    const y = saved()?.y;
    let rest: ReturnType<typeof setTimeout>;
    if (y) {
      scroll(y);
      // When fonts arrive words move, and the browser scrolls with them.
      document.fonts.ready.then(() => scroll(y));
    }
    addEventListener('scroll', () => {
      clearTimeout(rest);
      rest = setTimeout(save, 150);
    });
    addEventListener('pagehide', save);
    // Safari returns to the top of a page that it has kept.
    addEventListener('pageshow', ({ persisted }) => persisted && scroll(saved()?.y ?? 0));
  });
}
