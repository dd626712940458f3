import type { Move } from '@/app/_components/shell/next-place';
import { findRendered } from './find-rendered';
import { layOutNearFirst } from './near-first';

/** The heading of a work on the page. Its name may come from an address: it is compared, never used to select. */
function findWork(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h3[id]')].find(({ id }) => id === name);
}

/**
 * Scrolls the page that is shown and moves the focus: to the heading of the work that the address names, else to that of the
 * page. next-place.ts reads the address; the error screen focuses its own heading.
 */
export function arrive({ work, scroll }: Pick<Move, 'work' | 'scroll'>) {
  layOutNearFirst(scroll === 0);
  const target = work ? findWork(work) : findRendered('h1');
  if (scroll === 'work') target?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  target?.focus({ preventScroll: true });
}
