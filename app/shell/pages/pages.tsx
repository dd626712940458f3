import { useLocale } from 'next-intl';
import { Activity, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '@/app/browser/hydration';
import { savesData } from '@/app/browser/save-data';
import { whenIdle, whenQuiet } from '@/app/browser/scheduling';
import { isSlowDevice, measureStart } from '@/app/browser/slow-device';
import { type Route, routes } from '@/app/lib/address/addresses';
import type { Place } from '@/app/router/next-move';
import { ViewContext } from '@/app/router/router-contexts';
import { ErrorBoundary } from '@/app/shell/errors/error-boundary';
import { ErrorScreen } from '@/app/shell/errors/error-screen';
import { loadedPage, onLoadedAhead, pageLoader } from './page-loader';

/**
 * The page of the visitor's place. Others are rendered ahead, hidden, so that a move only reveals
 * what is ready.
 * @param props.children the content of the document's own page
 */
export function Pages({ children }: { children: ReactNode }) {
  const view = use(ViewContext);
  const remountKey = useRemountKey();
  const shown = view?.failure ? undefined : view?.place;
  const rendered = useRenderedPages(view?.documentRoute, shown);
  if (!view) return children;
  const { place, documentRoute, failure } = view;
  return (
    <>
      {routes.map((route) => {
        const page = route === documentRoute ? children : loadedPage(route);
        return (
          page &&
          rendered.includes(route) && (
            <Activity key={route + remountKey} mode={route === shown ? 'visible' : 'hidden'}>
              <ErrorBoundary route={route} isShown={route === shown}>
                {page}
                <ReadySignal />
              </ErrorBoundary>
            </Activity>
          )
        );
      })}
      {(failure || place === 'unknown') && <ReadySignal />}
      {failure && <ErrorScreen kind="load" {...failure} />}
      {place === 'unknown' && <ErrorScreen kind="notFound" />}
    </>
  );
}

/**
 * Part of the keys of pages, which makes a switch of the language render them anew where the
 * browser translates: it has replaced texts by elements of its own, and React can't change those.
 */
function useRemountKey(): string {
  const locale = useLocale();
  return useMemo(
    () => (typeof window !== 'undefined' && document.querySelector('main font') ? locale : ''),
    [locale],
  );
}

// Others than the document's page are loaded one by one when idle, then rendered, hidden; on a slow
// device only those that a finger, pointer or focus reaches.
function useRenderedPages(documentRoute: Route | undefined, shown: Place | undefined) {
  const [rendered, setRendered] = useState<readonly (Place | undefined)[]>([documentRoute]);
  if (shown && !rendered.includes(shown)) setRendered([...rendered, shown]);

  useEffect(() => {
    if (!documentRoute) return;
    measureStart();
    const addRendered = (route: Route) =>
      startTransition(() => setRendered((known) => (known.includes(route) ? known : [...known, route])));
    onLoadedAhead(addRendered);
    if (savesData()) return;
    const loadNext = async ([route, ...rest]: Route[]) => {
      if (!route) return;
      // What can't be fetched is tried again by a move.
      await pageLoader.load(route).catch(() => {});
      if (!isSlowDevice()) addRendered(route);
      whenIdle(() => void loadNext(rest));
    };
    whenQuiet(() => void loadNext(routes.filter((route) => route !== documentRoute)));
  }, [documentRoute]);

  return rendered;
}

/** Sets `<html data-ready>` once the page around it is interactive. */
function ReadySignal() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = '';
  }, [isHydrated]);
  return null;
}
