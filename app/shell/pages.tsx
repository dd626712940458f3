import {
  Activity,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useReducer,
} from 'react';
import { type Route, routes } from '@/app/lib/addresses';
import { useHydrated } from '@/app/lib/hydration';
import { locales } from '@/app/lib/locales';
import { savesData } from '@/app/lib/save-data';
import { whenIdle, whenQuiet } from '@/app/lib/when';
import { ArrivalContext, ViewContext } from '@/app/router/address';
import { ErrorBoundary } from './error-boundary';
import { ErrorScreen } from './error-screen';
import { loadMessages } from './load-messages';

/**
 * The page of the visitor's place, one of those in app/lib/addresses.ts. The others that have been loaded are rendered too,
 * hidden, so that a move only reveals what is ready.
 * @param props.children the content of the document's own page
 */
export function Pages({ children }: { children: ReactNode }) {
  const view = use(ViewContext);
  usePagesAhead(view?.opened);
  if (!view) return children;
  const { place, opened, arrivals, failure } = view;
  const hasFailed = failure !== undefined;
  const shown = hasFailed ? undefined : place;
  return (
    <>
      {routes.map((route) => {
        const page = route === opened ? children : loadedPage(route);
        return (
          page && (
            <Activity key={route} mode={route === shown ? 'visible' : 'hidden'}>
              <ErrorBoundary page={route} isShown={route === shown}>
                <ArrivalContext value={arrivals[route]}>{page}</ArrivalContext>
                <ReadySignal />
              </ErrorBoundary>
            </Activity>
          )
        );
      })}
      {(hasFailed || place === 'unknown') && <ReadySignal />}
      {hasFailed && <ErrorScreen kind="load" error={failure} retry={() => location.reload()} />}
      {place === 'unknown' && <ErrorScreen kind="notFound" />}
    </>
  );
}

/**
 * Loads the other languages, then loads and renders the other pages, when the page is quiet (`whenQuiet`, when.ts), each in an idle
 * period of its own: together they would block a slow phone. A link that is reached loads its page earlier (page-link.tsx).
 */
function usePagesAhead(opened: Route | undefined) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!opened || savesData()) return;
    const words = locales.map((locale) => () => loadMessages(locale));
    const others = routes.filter((route) => route !== opened).map((route) => () => loadPage(route));
    const loadNext = async ([load, ...rest]: (() => Promise<unknown>)[]) => {
      // What can't be fetched is tried again by a move or a switch.
      await load?.().catch(() => {});
      startTransition(renderAgain);
      if (rest.length) whenIdle(() => void loadNext(rest));
    };
    whenQuiet(() => void loadNext([...words, ...others]));
  }, [opened]);
}

/** Sets `<html data-ready>` once the page around it is interactive. Tests wait for it: `untilReady` in e2e/support.ts. */
function ReadySignal() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = '';
  }, [isHydrated]);
  return null;
}

/** The pages, each in a chunk that a move to it needs. A new one: "A page" in docs/owner-guide.md. */
const modules = {
  home: async () => (await import('@/app/home/home-page')).HomePage,
  portfolio: async () => (await import('@/app/portfolio/portfolio-page')).PortfolioPage,
  contact: async () => (await import('@/app/contact/contact-page')).ContactPage,
  hobbies: async () => (await import('@/app/hobbies/hobbies-page')).HobbiesPage,
};

const elements = new Map<Route, ReactElement>();

/** The element of a page that has been loaded: always the same one, so that React renders it once. */
export const loadedPage = (route: Route) => elements.get(route);

/** @throws if a chunk can't be fetched: `load` in address.tsx says what is shown then; a later call tries again */
export async function loadPage(route: Route) {
  const Page = await modules[route]();
  if (!elements.has(route)) elements.set(route, <Page />);
}

/**
 * Fetches and decodes the first three pictures of a page that is rendered ahead, when a link to it is reached (`prepare`, address.tsx).
 * They are lazy as the page is hidden. A move then shows them in its first frame; on a slow network, 0.2 s earlier.
 */
export function fetchFirstPictures(route: Route) {
  const pictures = document.querySelectorAll<HTMLImageElement>(`[data-page=${route}] img`);
  for (const picture of [...pictures].slice(0, 3)) {
    picture.loading = 'eager';
    picture.decode().catch(() => {}); // Its average colour stays.
  }
}
