import { type Route, readHash, routeHash, segments } from '@/app/lib/addresses';

/** A page, or an address that names none. */
export type Place = Route | 'unknown';

/** The place that is shown, or the one that is being loaded. */
export interface Here {
  place: Place;
  /** What the address shows from its hash sign on; empty for a home page opened as `/`. */
  hash: string;
  /** The position of its entry in the history. */
  index: number;
}

/** The entry of an address in the browser's history. */
export interface Entry {
  index: number;
  /** The scroll position at which the reader left it; 0 for a new entry. address.tsx keeps it (`offsets`, `currentEntry`). */
  scroll: number;
}

export interface Move {
  place: Place;
  /** The work that the address is about. */
  work?: string;
  /** What the address shows from its hash sign on. */
  hash: string;
  /** Where the page is scrolled to: the work, or an offset from the top. */
  scroll: 'work' | number;
  direction: 'back' | 'forward';
}

/** An element of the page that is shown, such as `#main`. It is not a place of its own: the address stays as it was. */
export interface Anchor {
  anchor: string;
}

/**
 * What a change of the hash means, whether by a link, by typing, by Back or by Forward.
 * @param works the names of the works that have an address
 */
export function nextPlace(here: Here, hash: string, entry: Entry, works: readonly string[]): Move | Anchor {
  const { page, work, anchor } = readHash(hash, segments, works);
  if (anchor) return { anchor };
  const { scroll, index } = entry;
  const direction = index < here.index ? 'back' : 'forward';
  if (page === undefined) return { place: hash ? 'unknown' : 'home', hash, scroll, direction };
  const place = page || 'home';
  // A new entry, or one that was left at its top, has no offset to return to: it shows its work, or the top.
  return { place, work, hash: routeHash(place, work), scroll: scroll || (work ? 'work' : 0), direction };
}
