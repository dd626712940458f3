'use client';

import { Activity, Component, type ReactNode, useContext } from 'react';
import { ErrorScreen } from '@/app/_components/error/error-screen';
import { RenderError } from '@/app/_components/error/render-error';
import { type Route, routes } from '@/app/_lib/addresses';
import { ArrivalContext, ViewContext } from './address';
import { loadedPage } from './page-modules';
import { MoveAnnouncer, PageTitle } from './page-title';
import { ReadySignal } from './ready-signal';
import { usePagesAhead } from './use-pages-ahead';

/**
 * The page of the visitor's place. The others that have been loaded are rendered too, hidden, so that a move only reveals
 * what is ready.
 * @param props.children the content of the document's own page
 */
export function Pages({ children }: { children: ReactNode }) {
  const view = useContext(ViewContext);
  usePagesAhead(view?.opened);
  if (!view) return children;
  const { place, opened, arrivals, failure } = view;
  const shown = failure ? undefined : place;
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
      {(failure || place === 'unknown') && (
        <>
          <PageTitle page="error" />
          <ReadySignal />
        </>
      )}
      <MoveAnnouncer page={place !== 'unknown' && arrivals[place] ? place : undefined} />
      {failure && <ErrorScreen kind="load" error={failure} retry={() => location.reload()} />}
      {place === 'unknown' && <ErrorScreen kind="notFound" />}
    </>
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
    return (
      <>
        {isShown && <PageTitle page={error ? 'error' : page} />}
        {error ? <RenderError error={error} retry={() => this.setState({ error: null })} /> : children}
      </>
    );
  }
}
