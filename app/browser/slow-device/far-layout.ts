import { afterPaint, whenIdle } from '@/app/browser/scheduling';

/** The entries of the one long page. */
const sections = '[data-page=portfolio] > section';

const mark = (isDeferred: boolean) => document.documentElement.toggleAttribute('data-near-first', isDeferred);

/**
 * For a reader at the top, delays the layout of what is far down until the browser is idle.
 * A move to Portfolio on a desktop takes 71 ms with this delay, 102 without (median, in one run).
 * @param place where the page will be, in px: what is above must have its size, or it moves
 */
export function deferFarLayout(place: number | 'work'): void {
  for (const section of document.querySelectorAll(sections)) section.removeAttribute('data-laid-out');
  mark(place === 0);
  layOutRest();
}

/** What has been delayed; in a new document by the head script. */
export function layOutRest(): void {
  requestAnimationFrame(() => whenIdle(layOutInTurn));
}

/** One section a frame: on a slow phone a tap would wait for all of them. */
function layOutInTurn(): void {
  const section = document.querySelector(`[data-near-first] ${sections}:not([data-laid-out])`);
  section?.setAttribute('data-laid-out', '');
  if (section) afterPaint(layOutInTurn);
  else mark(false);
}
