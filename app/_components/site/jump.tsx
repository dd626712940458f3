'use client';

import { type ReactNode, ViewTransition } from 'react';
import styles from './jump.module.scss';

/** The short jump between two pages: stars stretch into lines and settle, and Back plays it in reverse. */
export function Jump({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.stars} aria-hidden="true" />
      <ViewTransition update={{ back: 'jump-back', default: 'jump' }} default="none">
        <div className={styles.page}>{children}</div>
      </ViewTransition>
    </>
  );
}
