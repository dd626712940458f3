import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hashAddress, pageHref, type Route, readHash, routeHash, segments } from '@/app/lib/addresses';
import type { Locale } from '@/app/lib/locales';
import { savesData } from '@/app/lib/save-data';
import { fetchFirstPictures, loadedPage, loadPage } from '@/app/shell/pages';
import { type Here, type Move, nextPlace, type Place } from './next-place';
import { beginTransition } from './page-transition';
import { arrive } from './scroll-and-focus';

/** What is shown, and the moves that led to it. */
export interface View {
  place: Place;
  /** The page that the document was exported as. */
  opened: Route;
  /** The last move to each page. */
  arrivals: Partial<Record<Place, Move>>;
  /** Why the page of this place could not be loaded. */
  failure?: unknown;
}

/** What links call. The object never changes, so a move renders no link again. */
export interface Steering {
  /** Moves to a page; if it is the one that is shown, to its top, and the work leaves the address. */
  go: (route: Route) => void;
  /** Loads a page that the visitor is likely to ask for next. */
  prepare: (route: Route) => void;
}

/** Null in the 404 document, which holds no page. */
export const ViewContext = createContext<View | null>(null);

/** Null in the 404 document, where links load documents. */
export const SteeringContext = createContext<Steering | null>(null);

/** The last move that led to a page: a new object each time, undefined before the first one. */
export const ArrivalContext = createContext<Move | undefined>(undefined);

/**
 * The current history entry; without the Navigation API its address is its key. Its state holds the scroll position, under its
 * own key: a new entry starts with a copy of the state of the one before, which is then not taken for its own.
 * address-script.ts writes it at each end of a scroll, and reads it in a new document.
 */
function currentEntry() {
  const entry = window.navigation?.currentEntry;
  return {
    key: entry?.key ?? location.hash,
    index: entry?.index ?? 0,
    scroll: entry?.getState()?.[entry.key],
  };
}

/**
 * Shows a hash address in the bar. Next patches `replaceState` on the instance and its `popstate` handler ignores
 * entries with a null state, so the browser's own method keeps Next out of every move (vercel/next.js#75072).
 */
function showAddress(locale: Locale, hash: string) {
  const address = hashAddress(locale, hash);
  if (address === location.pathname + location.search + location.hash && history.state === null) return;
  History.prototype.replaceState.call(history, null, '', address);
  // `replaceState` has emptied the state that the Navigation API keeps.
  const entry = window.navigation?.currentEntry;
  if (entry) window.navigation.updateCurrentEntry({ state: { [entry.key]: window.scrollY } });
}

type Props = {
  /** The page of the document. */
  opened: Route;
  /** The names of the works that have an address. */
  works: readonly string[];
  children: ReactNode;
};

/**
 * Follows the hash: there is one way to move, by link, typed address, Back or Forward. `nextPlace` says what a new hash
 * means; this component applies it, and pages.tsx shows the page, or the error screen for an address that names none. In a new
 * document address-script.ts comes first. Next's router takes no part.
 */
export function AddressProvider({ opened, works, children }: Props) {
  const locale = useLocale();
  const [view, show] = useView(opened);
  // The scroll positions of the history entries that this document has shown.
  const [offsets] = useState(() => new Map<string, number>());
  // Where the last move leads. The page may still be loading.
  const here = useRef<Here & { key: string }>({ place: opened, hash: '', index: 0, key: '' });
  const shownLocale = useRef(locale);

  /** Shows a page once it is loaded. Where a chunk can't be fetched: its document (after a new deployment) or, offline, the error screen. */
  const load = async (move: Move, route: Route) => {
    const failure: unknown = await loadPage(route).then(
      () => undefined,
      (error) => error,
    );
    if (here.current.hash !== move.hash) return;
    // Without a network `replace` would end on the browser's error page; our error screen can try again.
    if (failure && navigator.onLine)
      location.replace(pageHref(shownLocale.current, route) + (move.work ? `#${move.work}` : ''));
    else show(move, failure);
  };

  const follow = useEffectEvent(() => {
    const { key, index, scroll } = currentEntry();
    const entry = { index, scroll: offsets.get(key) ?? scroll ?? 0 };
    const next = nextPlace(here.current, location.hash, entry, works);
    if ('anchor' in next) {
      showAddress(locale, here.current.hash);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit sets each new entry back to `auto`.
    history.scrollRestoration = 'manual';
    // Firefox has scrolled already where the hash names an element, so the reader's position is no longer known.
    if (!document.getElementById(location.hash.slice(1))) offsets.set(here.current.key, window.scrollY);
    const { place, hash } = next;
    here.current = { place, hash, index, key };
    showAddress(locale, hash);
    if (place === 'unknown' || place === opened || loadedPage(place)) show(next);
    else load(next, place);
  });

  const start = useEffectEvent(() => {
    const { page, work } = readHash(location.hash, segments, works);
    const hash = page === undefined && opened === 'home' ? '' : routeHash(opened, work);
    here.current = { place: opened, hash, ...currentEntry() };
    showAddress(locale, hash);
    // After a reload the reader may be elsewhere on the page, so the position stays; else the work is scrolled to.
    if (work) arrive({ work, scroll: window.scrollY || 'work' });
  });

  useLayoutEffect(() => {
    // Replaces the handler of the address script, before anything else: the next click may change the hash.
    window.onpopstate = () => follow();
    history.scrollRestoration = 'manual';
    start();
    return () => {
      window.onpopstate = null;
    };
  }, []);

  useLayoutEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    // After the frame that shows the words: writing an address takes longer than drawing a frame.
    requestAnimationFrame(() => setTimeout(() => showAddress(shownLocale.current, here.current.hash)));
  }, [locale]);

  const [steering] = useState<Steering>(() => ({
    go(route) {
      if (route !== here.current.place) {
        location.hash = routeHash(route);
        return;
      }
      if (here.current.hash.includes('?')) {
        here.current.hash = routeHash(route);
        showAddress(shownLocale.current, here.current.hash);
      }
      window.scrollTo({ top: 0 });
    },
    prepare(route) {
      if (savesData()) return;
      loadPage(route).then(
        () => fetchFirstPictures(route),
        () => {},
      );
    },
  }));

  return (
    <ViewContext value={view}>
      <SteeringContext value={steering}>{children}</SteeringContext>
    </ViewContext>
  );
}

/** What is shown, and the function that shows where a move leads. */
function useView(opened: Route) {
  const [view, setView] = useState<View>({ place: opened, opened, arrivals: {} });
  const play = useRef<ReturnType<typeof beginTransition>>(undefined);

  const show = (move: Move, failure?: unknown) => {
    const { place } = move;
    play.current = beginTransition();
    flushSync(() =>
      setView(({ arrivals }) => ({ place, opened, arrivals: { ...arrivals, [place]: move }, failure })),
    );
  };

  // In an effect, not after `flushSync`: before hydration has ended, `flushSync` may return before React has shown the page.
  const arrival = view.arrivals[view.place];
  useLayoutEffect(() => {
    if (!arrival) return;
    arrive(arrival);
    play.current?.(arrival.direction);
  }, [arrival]);

  return [view, show] as const;
}
