import type { ComponentProps } from 'react';

/** The only `h1` of a page. It takes the focus after a move; page-transition.ts animates it from the place of the last one. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 {...props} data-travel="heading" />;
}
