import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { isSlowDevice } from './slow-device';

/** Shows a change in this frame; on a slow device in pieces, so that a tap never waits for it. */
export function showChange(change: () => void): void {
  if (isSlowDevice()) startTransition(change);
  else flushSync(change);
}
