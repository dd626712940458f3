import type { MouseEvent } from 'react';

/** Whether a click is for this tab, not for a new one, a new window or a download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
