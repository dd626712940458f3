import { useLocale } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hashHref, type PageTarget, pageHref, type Route, routeHash, workHref } from '@/app/lib/addresses';
import { deferFarLayout, layOutAll } from '@/app/lib/far-layout';
import type { KnownNames } from '@/app/lib/read-hash';
import { showChange } from '@/app/lib/show-change';
import { arrive } from './arrive';
import { findRendered, focusByScript, rememberFocus } from './focus';
import { readHistoryState, writeHistoryState } from './history-state';
import { useLinks } from './links';
import { type Move, nextMove, type Place } from './next-move';
import { beginTransition } from './page-transition';

/** What the router needs of the pages. */
export interface PageLoader {
  isLoaded: (route: Route) => boolean;
  /** Rejects if a part of the page can't be fetched; a later call tries again. */
  load: (route: Route) => Promise<void>;
  /** Loads a page that the visitor is likely to ask for next. */
  loadAhead: (route: Route) => void;
}

/** What is shown. */
export interface View {
  place: Place;
  /** The page that the document was exported as. */
  documentRoute: Route;
  /** Why the page of this place could not be loaded. */
  failure?: unknown;
}

/** Null in the 404 document, which holds no page. */
export const ViewContext = createContext<View | null>(null);

/** The page that a move waits for, once it has waited long enough to be noticed. */
export const AwaitedContext = createContext<Route | null>(null);

/** The technology that the address of the portfolio names, and the function that replaces it. */
export const TechnologyContext = createContext<{
  technology?: string;
  choose: (technology?: string) => void;
}>({ choose: () => {} });

/** Milliseconds after which a visitor wonders whether the tap was noticed. */
const noticeableWait = 150;

type Props = {
  /** The page that the document was exported as. */
  documentRoute: Route;
  names: KnownNames;
  pages: PageLoader;
  children: ReactNode;
};

/**
 * Shows what the hash names. Links, typed addresses, Back and Forward all change the hash, and
 * `follow` answers each change. In a new document the head script has done so. Next's router takes
 * no part.
 */
export function Router({ documentRoute, names, pages, children }: Props) {
  const locale = useLocale();
  const { view, technology, setTechnology, show } = useView(documentRoute);
  const [awaited, awaitPage] = useAwaitedPage();
  // Where the reader was in each entry that this document has shown and left, by its index.
  const [leftAt] = useState(() => new Map<number, { y: number; restoreFocus: () => boolean }>());
  // Where the last move leads: what is shown, or still being loaded.
  const destination = useRef<Omit<Move, 'scroll' | 'direction'>>({
    place: documentRoute,
    hash: '',
    index: 0,
  });
  // The link whose click has changed the hash.
  const chosenLink = useRef<HTMLAnchorElement>(undefined);
  const shownLocale = useRef(locale);

  const writeEntry = useCallback((y: number) => {
    const { index, hash } = destination.current;
    writeHistoryState({ index, y }, hashHref(shownLocale.current, hash));
  }, []);

  const showLoaded = async (move: Move, route: Route, restoreFocus?: () => boolean) => {
    awaitPage(route);
    const failure: unknown = await pages.load(route).then(
      () => undefined,
      (error) => error,
    );
    if (destination.current !== move) return;
    awaitPage(null);
    // After a new deployment a document loads the new files. Without a network it would end on the
    // browser's own error page.
    if (failure && navigator.onLine)
      location.replace(
        move.work ? workHref(shownLocale.current, move.work) : pageHref(shownLocale.current, route),
      );
    else show(move, restoreFocus, failure);
  };

  const leave = (index: number) => {
    const restoreFocus = rememberFocus(chosenLink.current);
    chosenLink.current = undefined;
    // Firefox has scrolled already where the hash names an element: the reader was elsewhere.
    const hasJumped = document.getElementById(location.hash.slice(1)) !== null;
    const y = hasJumped ? (leftAt.get(index)?.y ?? 0) : window.scrollY;
    leftAt.set(index, { y, restoreFocus });
  };

  const follow = useEffectEvent(() => {
    const from = destination.current.index;
    const saved = readHistoryState(history.state);
    const index = saved?.index ?? from + 1;
    leave(from);
    // A new entry has taken the place of those that were ahead.
    if (!saved) for (const other of leftAt.keys()) if (other >= index) leftAt.delete(other);
    const { y = saved?.y ?? 0, restoreFocus } = leftAt.get(index) ?? {};
    const next = nextMove(from, location.hash, { index, y }, names);
    if ('anchor' in next) {
      // The object stays the same: a page may still be loading for it.
      destination.current.index = index;
      writeEntry(window.scrollY);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit sets each new entry back to `auto`.
    history.scrollRestoration = 'manual';
    destination.current = next;
    const { place } = next;
    awaitPage(null);
    if (place === 'unknown' || place === documentRoute || pages.isLoaded(place)) show(next, restoreFocus);
    else showLoaded(next, place, restoreFocus);
    writeEntry(y);
  });

  const start = useEffectEvent(() => {
    const entry = readHistoryState(history.state) ?? { index: 0, y: 0 };
    const next = nextMove(entry.index, location.hash, entry, names);
    if ('anchor' in next || next.place !== documentRoute) return;
    destination.current = next;
    writeEntry(entry.y);
    setTechnology(next.technology);
    // After a reload the head script has scrolled to where the reader was.
    if (next.work) arrive({ work: next.work, scroll: window.scrollY || 'work' });
  });

  useLayoutEffect(() => {
    // The head script has written no state in a copy of the site at another address.
    if (!readHistoryState(history.state)) return;
    // In the place of the head script's handler, it runs before Next's, which would load a document
    // at some entries. It is never removed: a later one would run after Next's.
    window.onpopstate = (event) => {
      event.stopImmediatePropagation();
      follow();
    };
    history.scrollRestoration = 'manual';
    start();
  }, []);

  useLayoutEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    // After the frame that shows the words: writing an address takes longer than drawing a frame.
    requestAnimationFrame(() => setTimeout(() => writeEntry(window.scrollY)));
  }, [locale, writeEntry]);

  const followLink = ({ route, work }: PageTarget, link: HTMLAnchorElement) => {
    const hash = routeHash({ route, work });
    const { current } = destination;
    // A page that is still loading is not open: another address of it is another move.
    const isOpen = route === current.place && route === view.place && (!work || work === current.work);
    if (!isOpen) {
      chosenLink.current = link;
      location.hash = hash;
      return;
    }
    if (work) return arrive({ work, scroll: 'work' });
    if (current.work || current.technology) {
      destination.current = { place: route, hash, index: current.index };
      writeEntry(window.scrollY);
      setTechnology(undefined);
    }
    window.scrollTo({ top: 0 });
    const heading = findRendered('h1');
    if (heading) focusByScript(heading);
  };

  useLinks({ locale, names, onChoose: followLink, onReach: pages.loadAhead });

  const [chooseTechnology] = useState(() => (name?: string) => {
    const { place, index } = destination.current;
    if (place !== 'portfolio') return;
    destination.current = {
      place,
      index,
      technology: name,
      hash: routeHash({ route: place, technology: name }),
    };
    writeEntry(window.scrollY);
    setTechnology(name);
  });
  const filter = useMemo(() => ({ technology, choose: chooseTechnology }), [technology, chooseTechnology]);

  return (
    <ViewContext value={view}>
      <AwaitedContext value={awaited}>
        <TechnologyContext value={filter}>{children}</TechnologyContext>
      </AwaitedContext>
    </ViewContext>
  );
}

/** The page that a move waits for, and a function that sets it; null when the wait is over. */
function useAwaitedPage() {
  const [awaited, setAwaited] = useState<Route | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awaitPage = (route: Route | null) => {
    clearTimeout(timer.current);
    if (route) timer.current = setTimeout(() => setAwaited(route), noticeableWait);
    else setAwaited(null);
  };
  return [awaited, awaitPage] as const;
}

/** What is shown, and the function that shows where a move leads. */
function useView(documentRoute: Route) {
  const [view, setView] = useState<View>({ place: documentRoute, documentRoute });
  const [technology, setTechnology] = useState<string>();
  const [arrival, setArrival] = useState<{ move: Move; restoreFocus?: () => boolean }>();
  const playTransition = useRef<ReturnType<typeof beginTransition>>(undefined);

  const show = (move: Move, restoreFocus?: () => boolean, failure?: unknown) => {
    playTransition.current = beginTransition();
    showChange(() => {
      setView({ place: move.place, documentRoute, failure });
      setArrival({ move, restoreFocus });
      if (move.place === 'portfolio') setTechnology(move.technology);
    });
  };

  const settle = useEffectEvent(({ move, restoreFocus }: NonNullable<typeof arrival>) => {
    if (move.scroll === 0) deferFarLayout();
    else layOutAll();
    arrive(move, restoreFocus);
    playTransition.current?.(move.direction);
  });

  // Not after `flushSync`: until hydration has ended, it may return before the page is shown.
  useLayoutEffect(() => {
    if (arrival) settle(arrival);
  }, [arrival]);

  return { view, technology, setTechnology, show };
}
