import { type Detail, type KnownNames, type Route, readHash, routeHash } from '@/app/lib/addresses';
import type { HistoryState } from './history-state';

/** A page, or an address that names none. */
export type Place = Route | 'unknown';

/** What an entry of the history leads to. */
export interface Destination extends Detail {
  place: Place;
  /** What the address shows from its hash sign on; empty for a home page opened as `/`. */
  hash: string;
  /** The position of its entry in the history. */
  index: number;
}

export interface Move extends Destination {
  /** Where the page is scrolled to: the work, or an offset from the top. */
  scroll: 'work' | number;
  direction: 'back' | 'forward';
}

/** An element of the page that is shown, such as `#main`: the address stays as it was. */
export interface Anchor {
  anchor: string;
}

/**
 * What a change of the hash means, whether by a link, by typing, by Back or by Forward.
 * @param from the index of the entry that is left
 * @param entry the one that the hash belongs to; y is 0 where it is new
 */
export function nextMove(
  from: number,
  hash: string,
  { index, y }: HistoryState,
  names: KnownNames,
): Move | Anchor {
  const target = readHash(hash, names);
  if (target.kind === 'anchor') return { anchor: target.id };
  const direction = index < from ? 'back' : 'forward';
  if (target.kind === 'unknown')
    return { place: hash ? 'unknown' : 'home', hash, index, scroll: y, direction };
  const { route, work, technology } = target;
  return {
    place: route,
    work,
    technology,
    hash: routeHash(route, target),
    index,
    // A work that was left at the top of its page is shown again.
    scroll: y || (work ? 'work' : 0),
    direction,
  };
}
