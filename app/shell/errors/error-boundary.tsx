import { Component, type ReactNode } from 'react';
import type { Route } from '@/app/lib/address/addresses';
import { PageTitle } from '@/app/shell/pages/page-title';
import { ErrorScreen } from './error-screen';

type BoundaryProps = { route?: Route; isShown: boolean; children: ReactNode };

/** In an object, as anything can be thrown, also nothing. */
type State = { thrown?: { error: unknown } | undefined };

/** Shows the error screen where rendering fails, else its children and the title of their page. */
// biome-ignore lint/style/useReactFunctionComponents: React has no error boundary without a class
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { route, isShown, children } = this.props;
    const { thrown } = this.state;
    const retry = () => this.setState({ thrown: undefined });
    if (thrown) return isShown && <ErrorScreen kind="render" error={thrown.error} retry={retry} />;
    return (
      <>
        {isShown && route && <PageTitle route={route} />}
        {children}
      </>
    );
  }
}
