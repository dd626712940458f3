import { rememberFocus } from './focus';

/** Where the reader was in an entry of the history that this document has shown and left. */
interface LeftPosition {
  y: number;
  restoreFocus: () => boolean;
}

const positionsByIndex = new Map<number, LeftPosition>();

export const positionIn = (index: number) => positionsByIndex.get(index);

/**
 * Remembers where the reader is, as an entry is left.
 * @param link the link that was chosen, if it was one
 */
export function rememberPosition(index: number, link?: HTMLElement): void {
  // Firefox has scrolled already where the hash names an element: the reader was elsewhere.
  const hasJumped = document.getElementById(location.hash.slice(1)) !== null;
  const y = hasJumped ? (positionIn(index)?.y ?? 0) : window.scrollY;
  positionsByIndex.set(index, { y, restoreFocus: rememberFocus(link) });
}

/** A new entry has replaced those from its index on. */
export function forgetPositions(from: number): void {
  for (const index of positionsByIndex.keys()) if (index >= from) positionsByIndex.delete(index);
}
