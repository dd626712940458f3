import { findRendered } from './find-rendered';
import { layOutNearFirst } from './near-first';
import type { Move } from './next-place';

/** The heading of a work on the page. Its name may come from an address: it is compared, never used to select. */
function findWork(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h3[id]')].find(({ id }) => id === name);
}

/**
 * Scrolls the page that is shown and moves the focus: to the heading of the work that the address names, else to that of the
 * page. next-place.ts reads the address; the error screen focuses its own heading.
 */
export function arrive({ work, scroll, focus }: Pick<Move, 'work' | 'scroll' | 'focus'>) {
  layOutNearFirst(scroll === 0);
  const target = work ? findWork(work) : undefined;
  if (scroll === 'work') target?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  const heading = focus === 'work' ? target : findRendered('h1');
  heading?.focus({ preventScroll: true });
}
