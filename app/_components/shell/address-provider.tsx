'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { currentEntry, showAddress } from '@/app/_lib/address-bar';
import { pageHref, type Route, readHash, readPath, routeHash, routes } from '@/app/_lib/addresses';
import { isRendered } from '@/app/_lib/is-rendered';
import { firstHash, type Here, type Move, nextPlace } from '@/app/_lib/next-place';
import { beginTravel } from '@/app/_lib/travel';
import { findWork } from '@/app/_lib/works';
import { type Steering, SteeringContext, type View, ViewContext } from './address';
import { loadedPage, loadPage } from './page-modules';

type Props = {
  /** The names of the works that have an address. */
  works: readonly string[];
  children: ReactNode;
};

/** Scrolls and moves the focus as a move asks for. */
function arrive({ work, scroll, focus }: Move) {
  const target = work ? findWork(work) : undefined;
  if (scroll === 'work') target?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  const heading = focus === 'work' ? target : headings.find(isRendered);
  heading?.focus({ preventScroll: true });
}

/**
 * Follows the hash: there is one way to move, by link, typed address, Back or Forward. `nextPlace` says what a new hash
 * means; this component applies it. Next's router takes no part.
 */
export function AddressProvider({ works, children }: Props) {
  const locale = useLocale();
  const opened = readPath(usePathname())?.route ?? 'home';
  const [view, setView] = useState<View>({ place: opened, opened, arrivals: {} });
  // Where the last move leads, whose page may still be loading.
  const here = useRef<Here>({ place: opened, hash: '', index: 0 });
  const entryKey = useRef('');
  const scrolled = useRef(new Map<string, number>());
  const spoken = useRef(locale);
  const travel = useRef<ReturnType<typeof beginTravel>>(undefined);

  const show = (move: Move, failure?: Error) => {
    travel.current = beginTravel();
    flushSync(() =>
      setView(({ arrivals }) => ({
        place: move.place,
        opened,
        arrivals: { ...arrivals, [move.place]: move },
        failure,
      })),
    );
  };

  // Not after `flushSync`: React shows the page later while a part of the first one is not hydrated yet.
  const arrival = view.arrivals[view.place];
  useLayoutEffect(() => {
    if (!arrival) return;
    arrive(arrival);
    travel.current?.(arrival.direction);
  }, [arrival]);

  const load = async (move: Move, route: Route) => {
    try {
      await loadPage(route);
      if (here.current.hash === move.hash) show(move);
    } catch (error) {
      if (here.current.hash !== move.hash) return;
      // Without a network the browser's own error page would come in place of ours, which can try again.
      if (navigator.onLine) location.replace(pageHref(spoken.current, route));
      else show(move, error instanceof Error ? error : new Error(String(error)));
    }
  };

  const follow = useEffectEvent(() => {
    const { key, index } = currentEntry();
    const next = nextPlace(
      here.current,
      location.hash,
      { index, scroll: scrolled.current.get(key) ?? 0 },
      works,
    );
    if ('anchor' in next) {
      showAddress(locale, here.current.hash);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit lets every new entry restore by itself again.
    history.scrollRestoration = 'manual';
    // Firefox scrolls to a fragment before the event, so the reader's position is no longer known.
    if (readHash(location.hash).kind !== 'anchor') scrolled.current.set(entryKey.current, window.scrollY);
    entryKey.current = key;
    here.current = { place: next.place, hash: next.hash, index };
    showAddress(locale, next.hash);
    const { place } = next;
    if (place === 'unknown' || place === opened || loadedPage(place)) show(next);
    else load(next, place);
  });

  const start = useEffectEvent(() => {
    const hash = firstHash(location.hash, opened, works);
    const { key, index } = currentEntry();
    here.current = { place: opened, hash, index };
    entryKey.current = key;
    showAddress(locale, hash);
    // The browser has gone there by itself, unless the address was the hash one before this page was asked for.
    const target = readHash(hash);
    const work = target.kind === 'page' && target.at ? findWork(target.at) : undefined;
    if (work && window.scrollY === 0) work.scrollIntoView({ behavior: 'instant' });
    work?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    // Replaces the handler of the address script. First of all: the next click may be on a link to a work.
    window.onpopstate = () => follow();
    history.scrollRestoration = 'manual';
    start();
    return () => {
      window.onpopstate = null;
    };
  }, []);

  useLayoutEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    // Writing an address takes longer than drawing a frame, so a switch of language is seen first.
    requestAnimationFrame(() => setTimeout(() => showAddress(spoken.current, here.current.hash)));
  }, [locale]);

  const [steering] = useState<Steering>(() => ({
    go(route) {
      if (route !== here.current.place) {
        location.hash = routeHash(route);
        return;
      }
      if (here.current.hash.includes('?')) {
        here.current.hash = routeHash(route);
        showAddress(spoken.current, here.current.hash);
      }
      window.scrollTo({ top: 0 });
    },
    prepare(route) {
      if (!navigator.connection?.saveData) loadPage(route).catch(() => {});
    },
  }));

  // The other pages are loaded and rendered ahead, hidden, while nothing else happens.
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const loadAll = async () => {
      await Promise.allSettled(routes.filter((route) => route !== opened).map(loadPage));
      startTransition(() => setView((now) => ({ ...now })));
    };
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1500));
    idle(() => void loadAll());
  }, [opened]);

  return (
    <ViewContext value={view}>
      <SteeringContext value={steering}>{children}</SteeringContext>
    </ViewContext>
  );
}
