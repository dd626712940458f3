import { afterPaint, whenIdle } from './when';

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

const mark = (isDeferred: boolean) => document.documentElement.toggleAttribute('data-near-first', isDeferred);

/**
 * For a reader at the top, delays the layout of what is far down until the browser is idle.
 * A move to Portfolio on a desktop takes 71 ms with this delay, 102 without (median, in one run).
 * @param place where the page will be, in px: what is above must have its size, or it moves
 */
export function deferFarLayout(place: number | 'work'): void {
  for (const section of sections()) delete section.dataset.laidOut;
  mark(place === 0);
  requestAnimationFrame(() => whenIdle(() => layOutInTurn(sections())));
}

/** One section a frame: on a slow phone a tap would wait for all of them. */
function layOutInTurn([section, ...rest]: HTMLElement[]): void {
  if (section) {
    section.dataset.laidOut = '';
    afterPaint(() => layOutInTurn(rest));
  } else mark(false);
}
