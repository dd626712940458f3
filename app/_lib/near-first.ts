import { whenIdle } from './idle';

const attribute = 'data-near-first';

/**
 * Lets what is far below the window wait until the next frame has been drawn: the style sheets say what may. Only for a
 * page at its top, since what is above the window must have its size.
 */
export function layOutNearFirst() {
  const root = document.documentElement;
  root.toggleAttribute(attribute, true);
  requestAnimationFrame(() => whenIdle(layOutAll, 100));
}

/** Ends that before its time, for a place further down. */
export function layOutAll() {
  document.documentElement.removeAttribute(attribute);
}
