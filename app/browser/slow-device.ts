/**
 * What keeps a tap on a slow device from waiting: changes are rendered in pieces, and what is far
 * down a page, which the page marks with `data-far`, gets its layout when the browser is idle.
 */

import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { attempt } from '@/app/lib/attempt';
import { afterPaint, whenIdle } from './scheduling';

/** Milliseconds from the last script to the first effects. A strong phone takes half of it. */
const slowStart = 700;

let startTook = 0;

/** To be called in the first effects of a page, when no other scripts have been fetched yet. */
export function measureStart(): void {
  attempt(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = files.findLast(({ name }) => name.endsWith('.js'));
    if (script) startTook = performance.now() - script.responseEnd;
  });
}

/** Whether the page took long to start once all of its scripts had arrived. */
export const isSlowDevice = () => startTook > slowStart;

/** Shows a change in this frame; on a slow device in pieces, so that a tap never waits for it. */
export function showChange(change: () => void): void {
  if (isSlowDevice()) startTransition(change);
  else flushSync(change);
}

const mark = (isDeferred: boolean) => document.documentElement.toggleAttribute('data-near-first', isDeferred);

/**
 * For a reader at the top, delays the layout of what is far down until the browser is idle.
 * A move to Portfolio on a desktop takes 71 ms with this delay, 102 without (median, in one run).
 * @param place where the page will be, in px: what is above must have its size, or it moves
 */
export function deferFarLayout(place: number | 'work'): void {
  const far = document.querySelectorAll('[data-far]');
  if (!far.length) return;
  for (const part of far) part.removeAttribute('data-laid-out');
  mark(place === 0);
  layOutRest();
}

/** What has been delayed; in a new document by the head script. */
export function layOutRest(): void {
  requestAnimationFrame(() => whenIdle(layOutInTurn));
}

/** One part a frame: on a slow phone a tap would wait for all of them. */
function layOutInTurn(): void {
  const part = document.querySelector('[data-near-first] [data-far]:not([data-laid-out])');
  part?.setAttribute('data-laid-out', '');
  if (part) afterPaint(layOutInTurn);
  else mark(false);
}
