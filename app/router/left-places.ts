import { rememberFocus } from './focus';

/** Where the reader was in an entry of the history that this document has shown and left. */
interface LeftPlace {
  y: number;
  restoreFocus: () => boolean;
}

const placesByIndex = new Map<number, LeftPlace>();

export const placeIn = (index: number) => placesByIndex.get(index);

/**
 * Remembers where the reader is, as an entry is left.
 * @param link the link that was chosen, if it was one
 */
export function rememberPlace(index: number, link?: HTMLElement): void {
  // Firefox has scrolled already where the hash names an element: the reader was elsewhere.
  const hasJumped = document.getElementById(location.hash.slice(1)) !== null;
  const y = hasJumped ? (placeIn(index)?.y ?? 0) : window.scrollY;
  placesByIndex.set(index, { y, restoreFocus: rememberFocus(link) });
}

/** A new entry has taken the place of those from its index on. */
export function forgetPlaces(from: number): void {
  for (const index of placesByIndex.keys()) if (index >= from) placesByIndex.delete(index);
}
