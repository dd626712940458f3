import type { ComponentProps } from 'react';
import styles from './page-heading.module.scss';

/** The one `h1` of a page: it takes the focus after a move, and travels to where the next page has its own. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} className={`${styles.heading} ${className ?? ''}`} tabIndex={-1} data-travel="heading" />
  );
}
