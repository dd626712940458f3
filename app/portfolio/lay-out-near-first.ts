import { whenIdle } from '@/app/lib/when';

/**
 * Delays the layout of all but the first two entries until the browser is idle. A move on a desktop
 * takes 71 ms with this delay, 102 without (median of a tour of the pages, in one run).
 * @param isAtTop false lays everything out at once, as what is above the window must have its size
 */
export function layOutNearFirst(isAtTop: boolean) {
  document.documentElement.toggleAttribute('data-near-first', isAtTop);
  if (isAtTop) requestAnimationFrame(() => whenIdle(() => layOutNearFirst(false)));
}
