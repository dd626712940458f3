import { Component, type ReactNode } from 'react';
import type { Route } from '@/app/lib/addresses';
import { ErrorScreen } from './error-screen';
import { PageTitle } from './page-title';

type BoundaryProps = { route?: Route; isShown: boolean; children: ReactNode };

/** Shows the error screen where rendering fails, else its children and the title of their page. */
// biome-ignore lint/style/useReactFunctionComponents: React has no error boundary without a class
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { route, isShown, children } = this.props;
    const { error } = this.state;
    const retry = () => this.setState({ error: null });
    if (error) return isShown && <ErrorScreen kind="render" error={error} retry={retry} />;
    return (
      <>
        {isShown && route && <PageTitle route={route} />}
        {children}
      </>
    );
  }
}
