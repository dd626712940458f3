import type { ComponentProps } from 'react';

/** The one `h1` of a page: it takes the focus after a move, and travels to where the next page has its own. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 {...props} tabIndex={-1} data-travel="heading" />;
}
