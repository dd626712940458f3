import type { ComponentProps } from 'react';

/** The only `h1` of a page: it takes the focus after a move, and travels from the last one. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 {...props} data-travel="heading" />;
}
