'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { showAddress } from '@/app/_lib/address-bar';
import { pageHref, type Route, readHash, readPath, routeHash } from '@/app/_lib/addresses';
import { arrive } from '@/app/_lib/arrive';
import { createHistoryEntries } from '@/app/_lib/history-entries';
import { firstPlace, type Here, type Move, nextPlace } from '@/app/_lib/next-place';
import { type Steering, SteeringContext, ViewContext } from './address';
import { fetchFirstPictures, loadedPage, loadPage } from './page-modules';
import { useView } from './use-view';

type Props = {
  /** The names of the works that have an address. */
  works: readonly string[];
  children: ReactNode;
};

/**
 * Follows the hash: there is one way to move, by link, typed address, Back or Forward. `nextPlace` says what a new hash
 * means; this component applies it. Next's router takes no part.
 */
export function AddressProvider({ works, children }: Props) {
  const locale = useLocale();
  const opened = readPath(usePathname())?.route ?? 'home';
  const [view, show] = useView(opened);
  const [entries] = useState(createHistoryEntries);
  // Where the last move leads, whose page may still be loading.
  const here = useRef<Here>({ place: opened, hash: '', index: 0 });
  const spoken = useRef(locale);

  const load = async (move: Move, route: Route) => {
    const failure = await loadPage(route).then(
      () => undefined,
      (error) => (error instanceof Error ? error : new Error(String(error))),
    );
    if (here.current.hash !== move.hash) return;
    // Without a network the browser's own error page would come in place of ours, which can try again.
    if (failure && navigator.onLine) location.replace(pageHref(spoken.current, route));
    else show(move, failure);
  };

  const follow = useEffectEvent(() => {
    const entry = entries.read();
    const next = nextPlace(here.current, location.hash, entry, works);
    if ('anchor' in next) {
      showAddress(locale, here.current.hash);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit lets every new entry restore by itself again.
    history.scrollRestoration = 'manual';
    // Firefox scrolls to a fragment before the event, so the reader's position is no longer known.
    if (readHash(location.hash).kind !== 'anchor') entries.leave();
    entries.enter();
    const { place, hash } = next;
    here.current = { place, hash, index: entry.index };
    showAddress(locale, hash);
    if (place === 'unknown' || place === opened || loadedPage(place)) show(next);
    else load(next, place);
  });

  const start = useEffectEvent(() => {
    const { hash, work } = firstPlace(location.hash, opened, works);
    here.current = { place: opened, hash, index: entries.read().index };
    entries.enter();
    showAddress(locale, hash);
    // The browser has gone there by itself, unless the address was the hash one before this page was asked for.
    if (work) arrive({ work, scroll: window.scrollY || 'work', focus: 'work' });
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
      if (navigator.connection?.saveData) return;
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
