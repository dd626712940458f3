import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode /** In its place once it has thrown. */; fallback?: ReactNode };

/** A part that a page can do without: where the visitor's browser fails it, the page stays. */
// biome-ignore lint/style/useReactFunctionComponents: React has no error boundary without a class
export class Decoration extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
