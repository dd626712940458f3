import { Activity, type ReactNode, startTransition, use, useEffect, useReducer } from 'react';
import { type Route, routes } from '@/app/lib/addresses';
import { useHydrated } from '@/app/lib/hydration';
import { savesData } from '@/app/lib/save-data';
import { whenIdle, whenQuiet } from '@/app/lib/when';
import { ViewContext } from '@/app/router/router';
import { ErrorBoundary } from './error-boundary';
import { ErrorScreen } from './error-screen';
import { loadedPage, pageLoader } from './page-loader';

/**
 * The page of the visitor's place. Others that have been loaded are rendered too, hidden, so that a
 * move only reveals what is ready.
 * @param props.children the content of the document's own page
 */
export function Pages({ children }: { children: ReactNode }) {
  const view = use(ViewContext);
  usePagesAhead(view?.documentRoute);
  if (!view) return children;
  const { place, documentRoute, failure } = view;
  const hasFailed = failure !== undefined;
  const shown = hasFailed ? undefined : place;
  return (
    <>
      {routes.map((route) => {
        const page = route === documentRoute ? children : loadedPage(route);
        return (
          page && (
            <Activity key={route} mode={route === shown ? 'visible' : 'hidden'}>
              <ErrorBoundary page={route} isShown={route === shown}>
                {page}
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

/** Each page in an idle period of its own: together they would block a slow phone. */
function usePagesAhead(documentRoute: Route | undefined) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!documentRoute || savesData()) return;
    const loadNext = async ([route, ...rest]: Route[]) => {
      // What can't be fetched is tried again by a move.
      if (route) await pageLoader.load(route).catch(() => {});
      startTransition(renderAgain);
      if (rest.length) whenIdle(() => void loadNext(rest));
    };
    whenQuiet(() => void loadNext(routes.filter((route) => route !== documentRoute)));
  }, [documentRoute]);
}

/** Sets `<html data-ready>` once the page around it is interactive: tests wait for it. */
function ReadySignal() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = '';
  }, [isHydrated]);
  return null;
}
