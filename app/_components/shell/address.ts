import { createContext } from 'react';
import type { Route } from '@/app/_lib/addresses';
import type { Move, Place } from '@/app/_lib/next-place';

/** What is shown, and how it came about. */
export interface View {
  place: Place;
  /** The page that the document was exported as. */
  opened: Route;
  /** The last move to each page. */
  arrivals: Partial<Record<Place, Move>>;
  /** Why the page of this place could not be loaded. */
  failure?: unknown;
}

/** How links move. It never changes, so that no link is rendered again because of a move. */
export interface Steering {
  /** Moves to a page, or to its top if it is the one that is shown. */
  go: (route: Route) => void;
  /** Loads a page that the visitor is likely to ask for next. */
  prepare: (route: Route) => void;
}

/** Null in the 404 document, which holds no page. */
export const ViewContext = createContext<View | null>(null);

/** Null in the 404 document, where links load documents. */
export const SteeringContext = createContext<Steering | null>(null);

/** The last move that led to a page: a new object each time, undefined before the first one. */
export const ArrivalContext = createContext<Move | undefined>(undefined);
