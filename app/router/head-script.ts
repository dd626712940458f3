import { basePath, type KnownNames, pageHref, type Route, readHash, routes } from '@/app/lib/addresses';
import { inlineScript } from '@/app/lib/inline-script';
import { knownNames } from '@/app/lib/known-names';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { readHistoryState } from './history-state';

/** Technologies are left out: the page itself reads them, and each head would be longer. */
const headNames = { ...knownNames(), technologies: [] };

/** The paths of all pages in a language. */
type Paths = Record<Route, string>;
const pathsIn = (locale: Locale) =>
  Object.fromEntries(routes.map((route) => [route, pageHref(locale, route)])) as Paths;

type ReadHash = typeof readHash;
type ReadHistoryState = typeof readHistoryState;

/** The first script in `<head>` of every page. */
export const headScript = (locale: Locale) =>
  inlineScript(
    followAddress,
    pathsIn(locale),
    `${basePath}/404.html?${locale}`,
    headNames,
    readHash,
    readHistoryState,
  );

/** The first script in `<head>` of the error screen. */
export const errorHeadScript = () =>
  inlineScript(
    findMeantPage,
    Object.fromEntries(locales.map((locale) => [locale, pathsIn(locale)])) as Record<Locale, Paths>,
    defaultLocale,
    headNames,
    readHash,
  );

/**
 * Until the router takes over, makes page and address agree, at first before anything is painted.
 * It keeps the reader's place, for a reload and the way back from another site.
 */
function followAddress(
  paths: Paths,
  errorScreen: string,
  names: KnownNames,
  readHash: ReadHash,
  readHistoryState: ReadHistoryState,
): void {
  const path = location.pathname.replace(/\/+(index\.html)?$|$/, '/').replace(/^\/+/, '/');
  const documentRoute = names.routes.find((route) => paths[route] === path);
  // A copy of the site, such as a web archive or files on a disk.
  if (!documentRoute || location.protocol === 'file:') return;

  let isLeaving = false;
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
  const saved = () => readHistoryState(history.state);
  // Next puts a method of its own in the place of the browser's.
  const replaceState = history.replaceState.bind(history);

  const write = (y: number, address = location.href) => {
    try {
      replaceState({ index: saved()?.index ?? 0, y }, '', address);
    } catch {
      // Safari refuses more than 100 writes in ten seconds.
    }
  };

  const follow = (event?: Event) => {
    // Next would load a document at some entries.
    event?.stopImmediatePropagation();
    const { hash } = location;
    const y = saved()?.y;
    if (!hash) {
      // A hash that is removed later leads nowhere.
      if (!event) write(y ?? 0, paths.home + (documentRoute === 'home' ? '' : `#/${documentRoute}`));
      return;
    }
    const target = readHash(hash, names);
    const { route, work }: { route?: Route; work?: string } = target.kind === 'page' ? target : {};
    if (route === documentRoute || target.kind === 'anchor') {
      // The browser scrolls to a work whose name is the whole hash.
      if (work && hash !== `#${work}`) location.replace(`#${work}`);
      else write(y ?? 0, route && !work ? paths.home + hash : location.href);
      return;
    }
    isLeaving = true;
    if (!event) document.documentElement.style.visibility = 'hidden';
    // The site stores nothing, so the error screen learns an unknown address from its fragment.
    const address = route ? paths[route] + (work ? `#${work}` : hash) : errorScreen + hash;
    // `location.replace` would drop the state of the entry.
    if (y === undefined) return location.replace(address);
    write(y, address);
    location.reload();
  };

  window.onpopstate = follow;
  history.scrollRestoration = 'manual';
  follow();
  if (isLeaving) return;

  // Not before: a second quick reload would save the top of a page that has not arrived.
  addEventListener('DOMContentLoaded', () => {
    const save = () => isLeaving || write(scrollY);
    const y = saved()?.y;
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
    addEventListener('pageshow', ({ persisted }) => persisted && scroll(saved()?.y ?? 0));
  });
}

/**
 * Leaves the error screen where the address means a page after all: behind an encoded hash sign, or
 * with slashes too many. Chooses its language: one document is for all of them.
 */
function findMeantPage(
  pathsByLocale: Record<Locale, Paths>,
  defaultLocale: Locale,
  names: KnownNames,
  readHash: ReadHash,
): void {
  const { documentElement } = document;
  const locales = Object.keys(pathsByLocale) as Locale[];
  const path = location.pathname.replace(/\/{2,}/g, '/');
  // A page that leads here adds its language.
  const given = locales.find((locale) => location.search === `?${locale}`);
  const prefixed = locales.find((one) => path.startsWith(pathsByLocale[one].home) && one !== defaultLocale);
  const locale = given ?? prefixed ?? defaultLocale;
  const paths = pathsByLocale[locale];

  const follow = (hash: string) => {
    const target = readHash(hash, names);
    if (target.kind !== 'page') return;
    const { route, work } = target;
    location.replace(paths[route] + (work ? `#${work}` : hash));
  };

  documentElement.lang = locale;
  // Hidden until the words of that language are there.
  if (locale !== defaultLocale) documentElement.style.visibility = 'hidden';
  const [, encoded] = path.split(/%23(.*)/);
  if (encoded) follow(`#${encoded}${location.search}`);
  else if (path !== location.pathname) {
    // Next would read two slashes as the start of another origin.
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
    if (path === paths.home) follow(location.hash || '#/');
    else if (Object.values(paths).includes(path)) location.replace(path);
  }
  // The address that was typed goes back into the bar.
  if (given) history.replaceState(history.state, '', paths.home + location.hash);
  window.onpopstate = (event) => {
    event.stopImmediatePropagation();
    follow(location.hash);
  };
}
