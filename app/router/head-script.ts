import { basePath, hashAddress, type KnownNames, type Route, readHash } from '@/app/lib/addresses';
import { inlineScript } from '@/app/lib/inline-script';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { knownNames } from '@/app/lib/works';
import { readHistoryState } from './history-state';

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
    readHistoryState,
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
 * Until the router takes over, makes page and address agree, at first before anything is painted.
 * It keeps the reader's place, for a reload and the way back from another site.
 */
function followAddress(
  homePath: string,
  errorScreen: string,
  known: KnownNames,
  read: typeof readHash,
  stateOf: typeof readHistoryState,
): void {
  // Next puts a method of its own in the place of the browser's.
  const replaceState = history.replaceState.bind(history);
  const pathOf = (route: Route) => homePath + (route === 'home' ? '' : `${route}/`);
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
  const path = location.pathname
    .replace(/\/index\.html$/, '')
    .replace(/\/*$/, '/')
    .replace(/^\/+/, '/');
  const own = known.routes.find((route) => pathOf(route) === path);
  let isLeaving = false;

  const write = (y: number, address = location.href) => {
    try {
      replaceState({ index: stateOf(history.state)?.index ?? 0, y }, '', address);
    } catch {
      // Safari refuses more than 100 writes in ten seconds.
    }
  };

  const follow = (event?: Event) => {
    // Next would load a document at some entries.
    event?.stopImmediatePropagation();
    const { hash } = location;
    const y = stateOf(history.state)?.y;
    const target = read(hash, known);
    const page = target.kind === 'page' ? target : null;
    // A hash that is removed later leads nowhere.
    if (!hash) {
      if (!event) write(y ?? 0, homePath + (own === 'home' ? '' : `#/${own}`));
      return;
    }
    if (page?.route === own && page?.work && hash !== `#${page.work}`)
      return location.replace(`#${page.work}`);
    if (page?.route === own || target.kind === 'anchor')
      return write(y ?? 0, page && !page.work ? homePath + hash : location.href);
    // The site stores nothing, so the error screen learns an unknown address from its fragment.
    const address = page ? pathOf(page.route) + (page.work ? `#${page.work}` : hash) : errorScreen + hash;
    if (!event) document.documentElement.style.visibility = 'hidden';
    isLeaving = true;
    // `location.replace` would drop the state of the entry.
    if (y === undefined) return location.replace(address);
    write(y, address);
    location.reload();
  };

  // A copy of the site, such as a web archive or files on a disk.
  if (!own || location.protocol === 'file:') return;
  window.onpopstate = follow;
  history.scrollRestoration = 'manual';
  follow();
  if (isLeaving) return;

  // Not before: a second quick reload would save the top of a page that has not arrived.
  addEventListener('DOMContentLoaded', () => {
    const savedY = () => stateOf(history.state)?.y ?? 0;
    const save = () => isLeaving || write(scrollY);
    const y = savedY();
    let rest: ReturnType<typeof setTimeout>;
    if (y) {
      scroll(y);
      // When fonts arrive words move, and the browser scrolls with them.
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
 * Leaves the error screen where the address means a page after all: behind an encoded hash sign, or
 * with slashes too many. Chooses its language: one document is for all of them.
 */
function findMeantPage(
  homePaths: Record<string, string>,
  ownLocale: string,
  known: KnownNames,
  read: typeof readHash,
): void {
  const { documentElement } = document;
  // A page that leads here adds its language.
  const sent = location.search.slice(1);
  const path = location.pathname.replace(/\/{2,}/g, '/');
  const isSent = Object.hasOwn(homePaths, sent);
  const prefixed = Object.keys(homePaths).find(
    (locale) => locale !== ownLocale && path.startsWith(`${homePaths[locale]}`),
  );
  const locale = isSent ? sent : (prefixed ?? ownLocale);
  const homePath = `${homePaths[locale]}`;

  const follow = (hash: string) => {
    const target = read(hash, known);
    if (target.kind !== 'page') return;
    const { route, work } = target;
    location.replace(homePath + (route === 'home' ? '' : `${route}/`) + (work ? `#${work}` : hash));
  };

  documentElement.lang = locale;
  // Hidden until the words of that language are there.
  if (locale !== ownLocale) documentElement.style.visibility = 'hidden';
  const [, encoded] = path.split(/%23(.*)/);
  if (encoded) follow(`#${encoded}${location.search}`);
  else if (path !== location.pathname) {
    // Next would read two slashes as the start of another origin.
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
    if (path === homePath) follow(location.hash || '#/');
    else if (known.routes.some((route) => path === `${homePath}${route}/`)) location.replace(path);
  }
  // The address that was typed goes back into the bar.
  if (isSent) history.replaceState(history.state, '', homePath + location.hash);
  window.onpopstate = (event) => {
    event.stopImmediatePropagation();
    follow(location.hash);
  };
}
