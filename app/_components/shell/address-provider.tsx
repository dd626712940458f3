'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import {
  addTransitionType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  hashAddress,
  pageHref,
  pagePath,
  type Route,
  readHash,
  readPath,
  routeHash,
  routes,
} from '@/app/_lib/addresses';
import type { Locale } from '@/app/_lib/locales';
import { findWork } from '@/app/_lib/works';

/** Where the visitor is or is heading: a page of the table, or an address that is not in it. */
type Place = Route | 'unknown';

/** What on its page a move leads to, if anything; each move has an object of its own. */
type Aim = { at?: string };

interface Address {
  place: Place;
  aim: Aim;
  /** The page that this document was loaded as; every other one came by a move. */
  opened: Route;
  go: (route: Route) => void;
}

const AddressContext = createContext<Address | null>(null);

/** The visitor's place and the way to move; null where there is nothing to move in (the 404 document). */
export const useAddress = () => useContext(AddressContext);

/**
 * Shows a hash address in the bar. Next patches `replaceState` on the instance and its `popstate` handler ignores
 * entries with a null state, so the browser's own method leaves Next believing that it stands on the exported page,
 * which keeps its route cache right (vercel/next.js#75072).
 */
function showAddress(locale: Locale, hash: string) {
  const address = hashAddress(locale, hash);
  if (address === location.pathname + location.search + location.hash && history.state === null) return;
  History.prototype.replaceState.call(history, null, '', address);
}

/** What the address of a freshly loaded page shows behind its hash sign; a home page opened as `/` shows nothing. */
function initialHash(shown: Route): string {
  const target = readHash(location.hash);
  if (target.kind === 'page') return routeHash(target.route, target.at && findWork(target.at)?.id);
  if (target.kind === 'unknown') return location.hash;
  if (target.kind === 'anchor' && findWork(target.id)) return routeHash(shown, target.id);
  return shown === 'home' ? '' : routeHash(shown);
}

/** What tells one history entry from another; browsers without the Navigation API know it by its address. */
function currentEntry() {
  const entry = window.navigation?.currentEntry;
  return { key: entry?.key ?? location.hash, index: entry?.index ?? 0 };
}

/**
 * Keeps the address bar, the page and the history in agreement. There is one way to move, whether by link, by typed
 * address, by Back or by Forward: the hash changes, the listener reads it against the table and asks the router for
 * the exported page, and the address is put back once that page stands.
 */
export function AddressProvider({ pageLocale, children }: { pageLocale: Locale; children: ReactNode }) {
  const locale = useLocale();
  const router = useRouter();
  const shown = readPath(usePathname())?.route ?? 'home';
  const [opened] = useState(shown);
  const [place, setPlace] = useState<Place>(shown);
  const [aim, setAim] = useState<Aim>({});
  const [, startMove] = useTransition();
  const view = place === 'unknown' ? place : shown;

  // What stands behind the hash sign, an unknown address included.
  const hash = useRef<string | null>(null);
  // Where the last move leads, which may still be on its way.
  const destination = useRef<Place>(shown);
  const scrolled = useRef(new Map<string, number>());
  const entry = useRef({ key: '', index: 0 });

  const follow = useEffectEvent(() => {
    let target = readHash(location.hash);
    const isFragment = target.kind === 'anchor';
    if (target.kind === 'anchor' && findWork(target.id))
      target = { kind: 'page', route: shown, at: target.id };
    if (target.kind === 'anchor') {
      showAddress(locale, hash.current ?? '');
      document.getElementById(target.id)?.scrollIntoView();
      return;
    }
    // WebKit lets every new entry restore by itself again.
    history.scrollRestoration = 'manual';
    const left = entry.current;
    entry.current = currentEntry();
    // Firefox has gone to a fragment by itself before it tells, so where the reader was is no longer known.
    if (!isFragment) scrolled.current.set(left.key, window.scrollY);
    const next = target.kind === 'page' ? target.route : target.kind === 'none' ? 'home' : 'unknown';
    const at = target.kind === 'page' ? target.at : undefined;
    const isSamePage = next === destination.current;
    hash.current = target.kind === 'page' ? routeHash(target.route, at) : location.hash;
    destination.current = next;
    startMove(() => {
      addTransitionType(entry.current.index < left.index ? 'back' : 'forward');
      setPlace(next);
      setAim({ at });
      if (next !== 'unknown' && !isSamePage) router.replace(pagePath(pageLocale, next), { scroll: false });
    });
    // Nothing is fetched for an address that nobody knows, so nothing else will put it right.
    if (next === 'unknown') showAddress(locale, hash.current);
  });

  // The browser has gone there by itself, unless the address was the hash one before this page was asked for.
  const startAtWork = useEffectEvent(() => {
    const target = readHash(hash.current ?? '');
    const work = target.kind === 'page' && target.at && findWork(target.at);
    if (!work) return;
    if (window.scrollY === 0) work.scrollIntoView({ behavior: 'instant' });
    work.focus({ preventScroll: true });
  });

  useEffect(() => {
    entry.current = currentEntry();
    history.scrollRestoration = 'manual';
    // In place of the handler that the script in `<head>` put there.
    window.onpopstate = () => follow();
    startAtWork();
    return () => {
      window.onpopstate = null;
    };
  }, []);

  // A router that can't have the data of a page loads its document instead, and knows this document's language only. It
  // does so while rendering, where no effect event may be called.
  const spoken = useRef(locale);
  useEffect(() => {
    const keepLanguage = (event: NavigateEvent) => {
      const next = destination.current;
      if (spoken.current === pageLocale || next === 'unknown') return;
      if (event.navigationType !== 'replace' || event.destination.sameDocument) return;
      if (new URL(event.destination.url).pathname !== pageHref(pageLocale, next)) return;
      event.preventDefault();
      location.replace(pageHref(spoken.current, next));
    };
    window.navigation?.addEventListener('navigate', keepLanguage);
    return () => window.navigation?.removeEventListener('navigate', keepLanguage);
  }, [pageLocale]);

  // After every render, because Next writes its own entry whenever it commits a page.
  useLayoutEffect(() => {
    const isSwitch = spoken.current !== locale && history.state === null;
    spoken.current = locale;
    hash.current ??= initialHash(shown);
    // Writing an address takes longer than drawing a frame, so a switch of language is seen first; by the time it is
    // written the visitor may have typed another hash.
    if (isSwitch) requestAnimationFrame(() => setTimeout(() => showAddress(spoken.current, location.hash)));
    else showAddress(locale, hash.current);
  });

  const arrivedAt = useRef({ view, aim });
  const arrive = useEffectEvent(() => {
    if (view !== destination.current) return;
    if (arrivedAt.current.view === view && arrivedAt.current.aim === aim) return;
    arrivedAt.current = { view, aim };
    const work = aim.at ? findWork(aim.at) : undefined;
    if (aim.at && !work) {
      hash.current = routeHash('portfolio');
      showAddress(locale, hash.current);
    }
    // The bar is at the top, so whoever left by it was there: they come back to the work.
    const left = scrolled.current.get(entry.current.key) ?? 0;
    if (work && left === 0) work.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: left, behavior: 'instant' });
    (work ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what an arrival is
  useLayoutEffect(() => arrive(), [view, aim]);

  // The other pages are fetched ahead while nothing else happens, so that a move asks nothing of the network.
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const prefetch = () => {
      for (const route of routes) router.prefetch(pagePath(pageLocale, route));
    };
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1500));
    idle(prefetch);
  }, [router, pageLocale]);

  const go = (route: Route) => {
    if (route !== destination.current) {
      location.hash = routeHash(route);
      return;
    }
    if (hash.current?.includes('?')) {
      hash.current = routeHash(route);
      showAddress(locale, hash.current);
    }
    window.scrollTo({ top: 0 });
  };

  return <AddressContext value={{ place, aim, opened, go }}>{children}</AddressContext>;
}
