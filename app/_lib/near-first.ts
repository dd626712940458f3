import { whenIdle } from './idle';

/**
 * Lets what is far below the window wait until the next frame has been drawn: the style sheets say what may.
 * @param isAtTop only for a page at its top, since what is above the window must have its size
 */
export function layOutNearFirst(isAtTop: boolean) {
  document.documentElement.toggleAttribute('data-near-first', isAtTop);
  if (isAtTop) requestAnimationFrame(() => whenIdle(() => layOutNearFirst(false)));
}
