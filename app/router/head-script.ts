import { basePath, hashAddress, type KnownNames, type Route, readHash } from '@/app/lib/addresses';
import { inlineScript } from '@/app/lib/inline-script';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { knownNames } from '@/app/lib/works';
import { readEntry } from './history-entry';

/** Technologies are left out: the page itself reads them, and each head would be longer. */
const names = { ...knownNames(), technologies: [] };

/** The first script in `<head>` of every page. */
export const headScript = (locale: Locale) =>
  inlineScript(
    followAddress,
    hashAddress(locale, ''),
    `${basePath}/404.html?${locale}`,
    names,
    readHash,
    readEntry,
  );

/** The first script in `<head>` of the error screen. */
export const errorHeadScript = () =>
  inlineScript(
    findMeantPage,
    Object.fromEntries(locales.map((locale) => [locale, hashAddress(locale, '')])),
    defaultLocale,
    names,
    readHash,
  );

/**
 * Before the first paint it makes the address in the bar and the page agree, in a document that was opened and
 * until the router follows the address. It keeps the reader's place in the history entry, for a reload and the
 * way back from another site.
 *
 * A page is exchanged for the exported one that the hash names, or for the error screen; it is hidden meanwhile.
 * The unknown address travels in the fragment and the language in the query, because the site stores nothing.
 * @param root the address of the home page
 */
function followAddress(
  root: string,
  errorScreen: string,
  known: KnownNames,
  read: typeof readHash,
  entryOf: typeof readEntry,
): void {
  // Next puts a method of its own in the place of the browser's.
  const replaceState = history.replaceState.bind(history);
  const pathOf = (route: Route) => root + (route === 'home' ? '' : `${route}/`);
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
  const path = location.pathname
    .replace(/\/index\.html$/, '')
    .replace(/\/*$/, '/')
    .replace(/^\/+/, '/');
  const own = known.routes.find((route) => pathOf(route) === path);
  let isLeaving = false;

  const write = (y: number, address = location.href) => {
    try {
      replaceState({ index: entryOf(history.state)?.index ?? 0, y }, '', address);
    } catch {
      // Safari refuses more than 100 writes in ten seconds.
    }
  };

  const follow = (event?: Event) => {
    // Next would load a document at some entries.
    event?.stopImmediatePropagation();
    const { hash } = location;
    const y = entryOf(history.state)?.y;
    const target = read(hash, known);
    const page = target.kind === 'page' ? target : null;
    // A hash that is removed later leads nowhere.
    if (!hash) {
      if (!event) write(y ?? 0, root + (own === 'home' ? '' : `#/${own}`));
      return;
    }
    if (page?.route === own && page?.work && hash !== `#${page.work}`)
      return location.replace(`#${page.work}`);
    if (page?.route === own || target.kind === 'anchor')
      return write(y ?? 0, page && !page.work ? root + hash : location.href);
    const address = page ? pathOf(page.route) + (page.work ? `#${page.work}` : hash) : errorScreen + hash;
    if (!event) document.documentElement.style.visibility = 'hidden';
    isLeaving = true;
    // `location.replace` would drop the state of the entry.
    if (y === undefined) return location.replace(address);
    write(y, address);
    location.reload();
  };

  // The site is meant to be at another address: this is a copy, such as a web archive or files on a disk.
  if (!own || location.protocol === 'file:') return;
  window.onpopstate = follow;
  history.scrollRestoration = 'manual';
  follow();
  if (isLeaving) return;

  // Not before: a second quick reload would save the top of a page that has not arrived.
  addEventListener('DOMContentLoaded', () => {
    const savedY = () => entryOf(history.state)?.y ?? 0;
    const save = () => isLeaving || write(scrollY);
    const y = savedY();
    let rest: ReturnType<typeof setTimeout>;
    if (y) {
      scroll(y);
      // The letters of the fonts move words, and the browser scrolls with the words it holds on to.
      document.fonts.ready.then(() => scroll(y));
    }
    addEventListener(
      'scroll',
      () => {
        clearTimeout(rest);
        rest = setTimeout(save, 150);
      },
      { passive: true },
    );
    addEventListener('pagehide', save);
    // Safari returns to the top of a page that it has kept.
    addEventListener('pageshow', ({ persisted }) => persisted && scroll(savedY()));
  });
}

/**
 * Chooses the language of the error screen, one document for all languages, before the first paint: that of the
 * page that sent the visitor here, or that of the path. It puts the address that was typed back into the bar,
 * and leaves for a page where the address names one after all: behind an encoded hash sign, or with slashes too
 * many. Where the language isn't the document's own, the screen is hidden until its words are there.
 * @param roots the address of the home page in each language
 */
function findMeantPage(
  roots: Record<string, string>,
  ownLocale: string,
  known: KnownNames,
  read: typeof readHash,
): void {
  const { documentElement } = document;
  const sent = location.search.slice(1);
  const path = location.pathname.replace(/\/{2,}/g, '/');
  const isSent = Object.hasOwn(roots, sent);
  const prefixed = Object.keys(roots).find(
    (locale) => locale !== ownLocale && path.startsWith(`${roots[locale]}`),
  );
  const locale = isSent ? sent : (prefixed ?? ownLocale);
  const root = `${roots[locale]}`;

  const follow = (hash: string) => {
    const target = read(hash, known);
    if (target.kind !== 'page') return;
    const { route, work } = target;
    location.replace(root + (route === 'home' ? '' : `${route}/`) + (work ? `#${work}` : hash));
  };

  documentElement.lang = locale;
  if (locale !== ownLocale) documentElement.style.visibility = 'hidden';
  const [, encoded] = path.split(/%23(.*)/);
  if (encoded) follow(`#${encoded}${location.search}`);
  else if (path !== location.pathname) {
    // Next would read two slashes as the start of another origin.
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
    if (path === root) follow(location.hash || '#/');
    else if (known.routes.some((route) => path === `${root}${route}/`)) location.replace(path);
  }
  if (isSent) history.replaceState(history.state, '', root + location.hash);
  window.onpopstate = (event) => {
    event.stopImmediatePropagation();
    follow(location.hash);
  };
}
