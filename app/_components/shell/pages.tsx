import { useTranslations } from 'next-intl';
import { Activity, Component, type ReactNode, startTransition, use, useEffect, useReducer } from 'react';
import { ErrorScreen } from '@/app/_components/error/error-screen';
import { type Route, routes } from '@/app/_lib/addresses';
import { factsIn } from '@/app/_lib/facts';
import { whenIdle } from '@/app/_lib/idle';
import { useHydrated } from '@/app/_lib/use-hydrated';
import { ArrivalContext, ViewContext } from './address';
import { loadedPage, loadPage } from './page-modules';
import { PageTitle } from './page-title';
import { loadTravel } from './use-view';

/**
 * The page of the visitor's place, one of those in app/_lib/addresses.ts. The others that have been loaded are rendered too,
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
              <PageBoundary page={route} isShown={route === shown}>
                <ArrivalContext value={arrivals[route]}>{page}</ArrivalContext>
                <ReadySignal />
              </PageBoundary>
            </Activity>
          )
        );
      })}
      {(hasFailed || place === 'unknown') && (
        <>
          <PageTitle page="error" />
          <ReadySignal />
        </>
      )}
      <MoveAnnouncer page={place !== 'unknown' && arrivals[place] ? place : undefined} />
      {hasFailed && <ErrorScreen kind="load" error={failure} retry={() => location.reload()} />}
      {place === 'unknown' && <ErrorScreen kind="notFound" />}
    </>
  );
}

/** Loads the other pages and the gesture between them while nothing else happens, then renders its component once more. */
function usePagesAhead(opened: Route | undefined) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!opened || navigator.connection?.saveData) return;
    const loadAll = async () => {
      await Promise.allSettled([loadTravel(), ...routes.filter((route) => route !== opened).map(loadPage)]);
      startTransition(renderAgain);
    };
    whenIdle(() => void loadAll());
  }, [opened]);
}

/** Sets `<html data-ready>`, the public signal that the page it is part of is interactive. */
function ReadySignal() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = '';
  }, [isHydrated]);
  return null;
}

/** Announces the title of a page to screen readers. */
function MoveAnnouncer({ page }: { page: Route | undefined }) {
  const t = useTranslations();
  return (
    <p className="visually-hidden" aria-live="assertive">
      {page && t(`meta.${page}.title`, factsIn(t))}
    </p>
  );
}

type BoundaryProps = { page: Route; isShown: boolean; children: ReactNode };

/** Shows the error screen in place of a page that fails while rendering. Only the page that is shown sets the title. */
// biome-ignore lint/style/useReactFunctionComponents: React has no error boundary without a class
class PageBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { page, isShown, children } = this.props;
    const { error } = this.state;
    const retry = () => this.setState({ error: null });
    return (
      <>
        {isShown && <PageTitle page={error ? 'error' : page} />}
        {error ? <ErrorScreen kind="render" error={error} retry={retry} /> : children}
      </>
    );
  }
}
