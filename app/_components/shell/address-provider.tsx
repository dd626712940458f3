import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hashAddress, pageHref, type Route, readHash, readPath, routeHash } from '@/app/_lib/addresses';
import type { Locale } from '@/app/_lib/locales';
import { firstPlace, type Here, type Move, nextPlace } from '@/app/_lib/next-place';
import { arrive } from '@/app/_lib/scroll-and-focus';
import { type Steering, SteeringContext, ViewContext } from './address';
import { fetchFirstPictures, loadedPage, loadPage } from './page-modules';
import { useView } from './use-view';

type Props = {
  /** The names of the works that have an address. */
  works: readonly string[];
  children: ReactNode;
};

/** The current history entry; browsers without the Navigation API know it by its address. */
function currentEntry() {
  const entry = window.navigation?.currentEntry;
  return { key: entry?.key ?? location.hash, index: entry?.index ?? 0 };
}

/**
 * Shows a hash address in the bar. Next patches `replaceState` on the instance and its `popstate` handler ignores
 * entries with a null state, so the browser's own method keeps Next out of every move (vercel/next.js#75072).
 */
function showAddress(locale: Locale, hash: string) {
  const address = hashAddress(locale, hash);
  if (address === location.pathname + location.search + location.hash && history.state === null) return;
  History.prototype.replaceState.call(history, null, '', address);
}

/**
 * Follows the hash: there is one way to move, by link, typed address, Back or Forward. `nextPlace` says what a new hash
 * means; this component applies it. Next's router takes no part.
 */
export function AddressProvider({ works, children }: Props) {
  const locale = useLocale();
  const opened = readPath(usePathname())?.route ?? 'home';
  const [view, show] = useView(opened);
  // How far down the reader was on each entry of the history.
  const [offsets] = useState(() => new Map<string, number>());
  // Where the last move leads, whose page may still be loading.
  const here = useRef<Here & { key: string }>({ place: opened, hash: '', index: 0, key: '' });
  const spoken = useRef(locale);

  const load = async (move: Move, route: Route) => {
    const failure: unknown = await loadPage(route).then(
      () => undefined,
      (error) => error,
    );
    if (here.current.hash !== move.hash) return;
    // Without a network the browser's own error page would come in place of ours, which can try again.
    if (failure && navigator.onLine) location.replace(pageHref(spoken.current, route));
    else show(move, failure);
  };

  const follow = useEffectEvent(() => {
    const { key, index } = currentEntry();
    const next = nextPlace(here.current, location.hash, { index, scroll: offsets.get(key) ?? 0 }, works);
    if ('anchor' in next) {
      showAddress(locale, here.current.hash);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit lets every new entry restore by itself again.
    history.scrollRestoration = 'manual';
    // Firefox scrolls to a fragment before the event, so the reader's position is no longer known.
    if (readHash(location.hash).kind !== 'anchor') offsets.set(here.current.key, window.scrollY);
    const { place, hash } = next;
    here.current = { place, hash, index, key };
    showAddress(locale, hash);
    if (place === 'unknown' || place === opened || loadedPage(place)) show(next);
    else load(next, place);
  });

  const start = useEffectEvent(() => {
    const { hash, work } = firstPlace(location.hash, opened, works);
    here.current = { place: opened, hash, ...currentEntry() };
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
