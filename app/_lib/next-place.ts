import { type HashTarget, type Route, readHash, routeHash } from './addresses';

/** A page of the table, or an address that is not in it. */
export type Place = Route | 'unknown';

/** Where the visitor is, or is heading while a page is being loaded. */
export interface Here {
  place: Place;
  /** What the address shows from its hash sign on; empty for a home page opened as `/`. */
  hash: string;
  /** The position of its entry in the history. */
  index: number;
}

/** The history entry of an address. */
export interface Entry {
  index: number;
  /** How far down the reader was when they left it; 0 for a new entry. */
  scroll: number;
}

export interface Move {
  place: Place;
  /** The work that the address is about. */
  work?: string;
  /** What the address shows from its hash sign on. */
  hash: string;
  /** Where the page is scrolled to: the heading of the work, or an offset from the top. */
  scroll: 'work' | number;
  focus: 'work' | 'heading';
  direction: 'back' | 'forward';
}

/** An element of the page that is shown, such as `#main`. It is not a place of its own: the address stays as it was. */
export interface Anchor {
  anchor: string;
}

/** A name of a work counts as its address, with or without the page; a name that no work has is dropped. */
function readTarget(hash: string, works: readonly string[]): HashTarget {
  const target = readHash(hash);
  if (target.kind === 'anchor' && works.includes(target.id))
    return { kind: 'page', route: 'portfolio', at: target.id };
  if (target.kind === 'page' && target.at && !works.includes(target.at))
    return { kind: 'page', route: target.route };
  return target;
}

/**
 * What a change of the hash means, whether by a link, by typing, by Back or by Forward.
 * @param works the names of the works that have an address
 */
export function nextPlace(here: Here, hash: string, entry: Entry, works: readonly string[]): Move | Anchor {
  const target = readTarget(hash, works);
  if (target.kind === 'anchor') return { anchor: target.id };
  const direction = entry.index < here.index ? 'back' : 'forward';
  const rest = { scroll: entry.scroll, focus: 'heading', direction } as const;
  if (target.kind === 'none') return { place: 'home', hash, ...rest };
  if (target.kind === 'unknown') return { place: 'unknown', hash, ...rest };
  const { route: place, at: work } = target;
  const move = { place, hash: routeHash(place, work), ...rest };
  if (!work) return move;
  // The bar is at the top: Back returns a visitor who left from there to the work.
  return { ...move, work, scroll: entry.scroll || 'work', focus: 'work' };
}

/**
 * What the address of a document means, once the scripts run it: what it shows from its hash sign on, and a work.
 * @param hash the one it was loaded with
 * @param opened the page that it was loaded as
 */
export function firstPlace(
  hash: string,
  opened: Route,
  works: readonly string[],
): Pick<Move, 'hash' | 'work'> {
  const target = readTarget(hash, works);
  if (target.kind === 'page') return { hash: routeHash(target.route, target.at), work: target.at };
  if (target.kind === 'unknown') return { hash };
  return { hash: opened === 'home' ? '' : routeHash(opened) };
}
