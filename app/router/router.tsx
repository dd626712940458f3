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
import { flushSync } from 'react-dom';
import { hashAddress, type KnownNames, pageHref, type Route, routeHash, workHref } from '@/app/lib/addresses';
import { arrive } from './arrive';
import { findRendered, focusByScript, rememberFocus } from './focus';
import { readHistoryState, writeHistoryState } from './history-state';
import { type Destination, useLinks } from './links';
import { type Here, type HistoryEntry, type Move, nextMove, type Place } from './next-move';
import { beginTransition } from './page-transition';

/** What the router needs of the pages. */
export interface PageLoader {
  isLoaded: (route: Route) => boolean;
  /** Rejects if a part of the page can't be fetched; a later call tries again. */
  load: (route: Route) => Promise<void>;
  /** Loads a page that the visitor is likely to ask for next. */
  loadAhead: (route: Route) => void;
  /** Called before a page is scrolled to its place. */
  prepareLayout: (isAtTop: boolean) => void;
}

/** What is shown. */
export interface View {
  place: Place;
  /** The page that the document was exported as. */
  opened: Route;
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
  /** The page of the document. */
  opened: Route;
  names: KnownNames;
  pages: PageLoader;
  children: ReactNode;
};

/**
 * Shows what the hash names. Links, typed addresses, Back and Forward all change the hash, and
 * `follow` answers each change. The head script comes first in a new document. Next's router takes
 * no part.
 */
export function Router({ opened, names, pages, children }: Props) {
  const locale = useLocale();
  const { view, technology, setTechnology, show } = useView(opened, pages);
  const [awaited, awaitPage] = useAwaitedPage();
  // The entries that this document has shown and left.
  const [left] = useState(() => new Map<number, { y: number; restoreFocus: () => boolean }>());
  const here = useRef<Here>({ place: opened, hash: '', index: 0 });
  // The link whose click has changed the hash.
  const chosenLink = useRef<HTMLAnchorElement>(undefined);
  const shownLocale = useRef(locale);

  const writeHere = useCallback((y: number) => {
    const { index, hash } = here.current;
    writeHistoryState({ index, y }, hashAddress(shownLocale.current, hash));
  }, []);

  /** Shows a page once it is loaded. */
  const load = async (move: Move, route: Route, restoreFocus?: () => boolean) => {
    awaitPage(route);
    const failure: unknown = await pages.load(route).then(
      () => undefined,
      (error) => error,
    );
    if (here.current !== move) return;
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
    const y = hasJumped ? (left.get(index)?.y ?? 0) : window.scrollY;
    left.set(index, { y, restoreFocus });
  };

  const follow = useEffectEvent(() => {
    const saved = readHistoryState(history.state);
    const index = saved?.index ?? here.current.index + 1;
    leave(here.current.index);
    // A new entry has taken the place of those that were ahead.
    if (!saved) for (const other of left.keys()) if (other >= index) left.delete(other);
    const known = left.get(index);
    const entry = { index, scroll: known?.y ?? saved?.y ?? 0 };
    const next = nextMove(here.current, location.hash, entry, names);
    if ('anchor' in next) {
      // The object stays the same: a page may still be loading for it.
      here.current.index = index;
      writeHere(window.scrollY);
      document.getElementById(next.anchor)?.scrollIntoView();
      return;
    }
    // WebKit sets each new entry back to `auto`.
    history.scrollRestoration = 'manual';
    here.current = next;
    const { place } = next;
    awaitPage(null);
    if (place === 'unknown' || place === opened || pages.isLoaded(place)) show(next, known?.restoreFocus);
    else load(next, place, known?.restoreFocus);
    writeHere(entry.scroll);
  });

  const start = useEffectEvent(() => {
    const { index, y } = readHistoryState(history.state) ?? { index: 0, y: 0 };
    const entry: HistoryEntry = { index, scroll: y };
    const next = nextMove({ place: opened, hash: '', index }, location.hash, entry, names);
    if ('anchor' in next || next.place !== opened) return;
    here.current = next;
    writeHere(y);
    setTechnology(next.technology);
    // After a reload the head script has scrolled to where the reader was.
    if (next.work) arrive({ work: next.work, scroll: window.scrollY || 'work' });
  });

  useLayoutEffect(() => {
    // The head script has written no state in a copy of the site at another address.
    if (!readHistoryState(history.state)) return;
    // Replaces the head script's handler and keeps its place before Next's, which would load a
    // document at some entries of ours. Set to null once, the next handler would come after Next's.
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
    requestAnimationFrame(() => setTimeout(() => writeHere(window.scrollY)));
  }, [locale, writeHere]);

  const move = ({ route, work }: Destination, link: HTMLAnchorElement) => {
    const hash = routeHash(route, { work });
    const { current } = here;
    // A page that is still loading is not open: another address of it is another move.
    const isOpen = route === current.place && route === view.place && (!work || work === current.work);
    if (!isOpen) {
      chosenLink.current = link;
      location.hash = hash;
      return;
    }
    if (work) return arrive({ work, scroll: 'work' });
    if (current.work || current.technology) {
      here.current = { place: route, hash, index: current.index };
      writeHere(window.scrollY);
      setTechnology(undefined);
    }
    window.scrollTo({ top: 0 });
    const heading = findRendered('h1');
    if (heading) focusByScript(heading);
  };

  useLinks({ locale, names, onChoose: move, onReach: pages.loadAhead });

  const [chooseTechnology] = useState(() => (name?: string) => {
    const { place, index } = here.current;
    if (place !== 'portfolio') return;
    here.current = { place, index, technology: name, hash: routeHash(place, { technology: name }) };
    writeHere(window.scrollY);
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

/** The page that a move waits for, and the function that says which one it is from now on. */
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
function useView(opened: Route, pages: PageLoader) {
  const [view, setView] = useState<View>({ place: opened, opened });
  const [technology, setTechnology] = useState<string>();
  const [arrival, setArrival] = useState<{ move: Move; restoreFocus?: () => boolean }>();
  const play = useRef<ReturnType<typeof beginTransition>>(undefined);

  const show = (move: Move, restoreFocus?: () => boolean, failure?: unknown) => {
    play.current = beginTransition();
    flushSync(() => {
      setView({ place: move.place, opened, failure });
      setArrival({ move, restoreFocus });
      if (move.place === 'portfolio') setTechnology(move.technology);
    });
  };

  const settle = useEffectEvent(({ move, restoreFocus }: NonNullable<typeof arrival>) => {
    pages.prepareLayout(move.scroll === 0);
    arrive(move, restoreFocus);
    play.current?.(move.direction);
  });

  // Not after `flushSync`: until hydration has ended, it may return before the page is shown.
  useLayoutEffect(() => {
    if (arrival) settle(arrival);
  }, [arrival]);

  return { view, technology, setTechnology, show };
}
