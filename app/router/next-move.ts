import { type Detail, type KnownNames, type Route, readHash, routeHash } from '@/app/lib/addresses';

/** A page, or an address that names none. */
export type Place = Route | 'unknown';

/** Where the last move leads: what is shown, or still being loaded. */
export interface Here extends Detail {
  place: Place;
  /** What the address shows from its hash sign on; empty for a home page opened as `/`. */
  hash: string;
  /** The position of its entry in the history. */
  index: number;
}

/** An entry of the browser's history. */
export interface HistoryEntry {
  index: number;
  /** The scroll position at which the reader left it; 0 for a new entry. */
  scroll: number;
}

export interface Move extends Here {
  /** Where the page is scrolled to: the work, or an offset from the top. */
  scroll: 'work' | number;
  direction: 'back' | 'forward';
}

/** An element of the page that is shown, such as `#main`: the address stays as it was. */
export interface Anchor {
  anchor: string;
}

/** What a change of the hash means, whether by a link, by typing, by Back or by Forward. */
export function nextMove(here: Here, hash: string, entry: HistoryEntry, names: KnownNames): Move | Anchor {
  const target = readHash(hash, names);
  if (target.kind === 'anchor') return { anchor: target.id };
  const { scroll, index } = entry;
  const direction = index < here.index ? 'back' : 'forward';
  if (target.kind === 'unknown') return { place: hash ? 'unknown' : 'home', hash, index, scroll, direction };
  const { route, work, technology } = target;
  return {
    place: route,
    work,
    technology,
    hash: routeHash(route, target),
    index,
    // 0 is that of a new entry, or of one that was left at its top.
    scroll: scroll || (work ? 'work' : 0),
    direction,
  };
}
