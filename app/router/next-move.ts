import { type PageTarget, type Route, routeHash } from '@/app/lib/address/addresses';
import { type KnownNames, readHash } from '@/app/lib/address/read-hash';
import type { HistoryState } from './history-state';

/** A page, or an address that names none. */
export type Place = Route | 'unknown';

/** What a change of the hash leads to. */
export interface Move extends Omit<PageTarget, 'route'> {
  place: Place;
  /** What the address shows from its hash sign on; empty for a home page opened as `/`. */
  hash: string;
  /** The position of its entry in the history. */
  index: number;
  /** Where the page is scrolled to: the work, or an offset from the top. */
  scroll: 'work' | number;
  direction: 'back' | 'forward';
}

/**
 * What a change of the hash means, whether by a link, by typing, by Back or by Forward.
 * @param from the index of the entry that is left
 * @param entry the one that the hash belongs to; y is 0 where it is new
 * @returns a move, or the id of an element of the page that is shown
 */
export function nextMove(
  from: number,
  hash: string,
  { index, y }: HistoryState,
  names: KnownNames,
): Move | { anchor: string } {
  const target = readHash(hash, names);
  if (target.kind === 'anchor') return { anchor: target.id };
  const direction = index < from ? 'back' : 'forward';
  if (target.kind === 'unknown') return { place: 'unknown', hash, index, scroll: y, direction };
  const { route, work, technology } = target;
  return {
    place: route,
    work,
    technology,
    hash: hash && routeHash(target),
    index,
    // Where no offset was saved, or the page was left at its top, the work is shown.
    scroll: y || (work ? 'work' : 0),
    direction,
  };
}
