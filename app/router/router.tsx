import { useLocale } from 'next-intl';
import { type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { afterPaint } from '@/app/browser/scheduling';
import {
  documentHref,
  hashHref,
  type PageTarget,
  pageHref,
  type Route,
  routeHash,
} from '@/app/lib/address/addresses';
import type { KnownNames } from '@/app/lib/address/read-hash';
import { isAtItsAddress, readHistoryState, writeHistoryState } from './history-state';
import { useLinks } from './links';
import { type Move, nextMove } from './next-move';
import { AwaitedContext, TechnologyContext, ViewContext } from './router-contexts';
import { forgetPositions, positionIn, rememberPosition } from './scroll-positions';
import { arrive } from './scroll-to-target';
import { useAwaitedPage } from './use-awaited-page';
import { useView } from './use-view';

/** What the router needs of the pages. */
export interface PageLoader {
  isLoaded: (route: Route) => boolean;
  /** Rejects if a part of the page can't be fetched; a later call tries again. */
  load: (route: Route) => Promise<void>;
  /** Loads a page that the visitor is likely to ask for next. */
  loadAhead: (route: Route) => void;
}

type Props = {
  /** The page that the document was exported as. */
  documentRoute: Route;
  names: KnownNames;
  loader: PageLoader;
  children: ReactNode;
};

/**
 * Shows what the hash names. Links, typed addresses, Back and Forward all change the hash, and
 * `onPopState` answers each change. In a new document the head script has done so. Next's router
 * takes no part.
 */
export function Router({ documentRoute, names, loader, children }: Props) {
  const locale = useLocale();
  const { view, show, showTechnology } = useView(documentRoute);
  const [awaited, awaitPage] = useAwaitedPage();
  // What it leads to is shown, or still being loaded.
  const lastMove = useRef<Move>({
    place: documentRoute,
    hash: documentRoute === 'home' ? '' : routeHash({ route: documentRoute }),
    index: 0,
    scroll: 0,
    direction: 'forward',
  });
  const moveCount = useRef(0);
  // The link whose click has changed the hash.
  const chosenLink = useRef<HTMLAnchorElement>(undefined);
  const shownLocale = useRef(locale);

  /** Saves the scroll position and the address in the entry of the last move. */
  const writeEntry = useCallback((y: number) => {
    const { index, hash } = lastMove.current;
    writeHistoryState({ index, y }, hashHref(shownLocale.current, hash));
  }, []);

  /** Only in an entry that has been written: a copy of the site elsewhere keeps its address. */
  const rewriteEntry = useCallback(() => {
    if (isAtItsAddress()) writeEntry(window.scrollY);
  }, [writeEntry]);

  /** Gives the page that is shown another address, in the same entry. */
  const replaceAddress = useCallback(
    (target: PageTarget) => {
      const { technology } = target;
      lastMove.current = { ...lastMove.current, work: undefined, technology, hash: routeHash(target) };
      rewriteEntry();
      showTechnology(technology);
    },
    [rewriteEntry, showTechnology],
  );

  const loadAndShow = async (move: Move, route: Route, restoreFocus?: () => boolean) => {
    const number = moveCount.current;
    awaitPage(route);
    const failure = await loader.load(route).then(
      () => undefined,
      (error: unknown) => ({ error, retry: () => void loadAndShow(move, route, restoreFocus) }),
    );
    const isOvertaken = number !== moveCount.current;
    if (isOvertaken) return;
    awaitPage(null);
    // Without a network a document would end on the browser's own error page, not on ours.
    const mayLoadDocument = failure && navigator.onLine;
    if (!mayLoadDocument) return show(move, restoreFocus, failure);
    // After a new deployment the files have other names, which a document knows.
    location.replace(documentHref(pageHref(shownLocale.current, route), { ...move, route }));
  };

  const onPopState = useEffectEvent(() => {
    const from = lastMove.current.index;
    rememberPosition(from, chosenLink.current);
    chosenLink.current = undefined;
    const saved = readHistoryState(history.state);
    const isNewEntry = !saved;
    const index = saved?.index ?? from + 1;
    if (isNewEntry) forgetPositions(index);
    const left = positionIn(index);
    const y = left?.y ?? saved?.y ?? 0;
    const move = nextMove(from, location.hash, { index, y }, names);
    if ('anchor' in move) {
      // No move: a page may still be loading.
      lastMove.current = { ...lastMove.current, index };
      writeEntry(window.scrollY);
      document.getElementById(move.anchor)?.scrollIntoView();
      return;
    }
    // WebKit sets each new entry back to `auto`.
    history.scrollRestoration = 'manual';
    lastMove.current = move;
    moveCount.current += 1;
    const { place } = move;
    awaitPage(null);
    if (place === 'unknown' || place === documentRoute || loader.isLoaded(place))
      show(move, left?.restoreFocus);
    else loadAndShow(move, place, left?.restoreFocus);
    writeEntry(y);
  });

  const start = useEffectEvent(() => {
    const entry = readHistoryState(history.state) ?? { index: 0, y: 0 };
    const move = nextMove(entry.index, location.hash, entry, names);
    if ('anchor' in move || move.place !== documentRoute) return;
    lastMove.current = move;
    writeEntry(entry.y);
    if (move.technology) showTechnology(move.technology);
    // The browser has scrolled to it or, after a reload, the head script to where the reader was.
    if (move.work) arrive({ work: move.work, scroll: window.scrollY || 'work' });
  });

  useLayoutEffect(() => {
    if (!isAtItsAddress()) return;
    // In the place of the head script's handler, it runs before Next's, which would load a document
    // at some entries. It is never removed: a later one would run after Next's.
    window.onpopstate = (event) => {
      event.stopImmediatePropagation();
      onPopState();
    };
    history.scrollRestoration = 'manual';
    start();
  }, []);

  useLayoutEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    // After the frame that shows the words: writing an address takes longer than drawing a frame.
    afterPaint(rewriteEntry);
  }, [locale, rewriteEntry]);

  const onLinkChosen = (target: PageTarget, link: HTMLAnchorElement) => {
    const { route, work, technology } = target;
    const { current } = lastMove;
    // A page that is still loading is not open: another address of it is another move.
    const isOpen = route === current.place && route === view.place && (!work || work === current.work);
    if (!isOpen) {
      chosenLink.current = link;
      // After the frame that shows the tap: on a slow phone a page takes longer than an answer may.
      afterPaint(() => {
        location.hash = routeHash(target);
      });
      return;
    }
    // No entry: Back would only scroll on the same page.
    if (!work && (current.work || current.technology !== technology)) replaceAddress(target);
    arrive({ work, scroll: work ? 'work' : 0 });
  };

  useLinks({ locale, names, onChoose: onLinkChosen, onReach: loader.loadAhead });

  const chooseTechnology = useCallback(
    (technology?: string) => {
      if (lastMove.current.place === 'portfolio') replaceAddress({ route: 'portfolio', technology });
    },
    [replaceAddress],
  );
  const { technology } = view;
  const filter = useMemo(() => ({ technology, chooseTechnology }), [technology, chooseTechnology]);

  return (
    <ViewContext value={view}>
      <AwaitedContext value={awaited}>
        <TechnologyContext value={filter}>{children}</TechnologyContext>
      </AwaitedContext>
    </ViewContext>
  );
}
