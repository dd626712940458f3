'use client';

import { createContext, useContext } from 'react';
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
  failure?: Error;
}

/** How links move. It never changes, so that no link is rendered again because of a move. */
export interface Steering {
  /** Moves to a page, or to its top if it is the one that is shown. */
  go: (route: Route) => void;
  /** Loads a page that the visitor is likely to ask for next. */
  prepare: (route: Route) => void;
}

export const ViewContext = createContext<View | null>(null);
export const SteeringContext = createContext<Steering | null>(null);
export const ArrivalContext = createContext<Move | undefined>(undefined);

/** Where the visitor is; undefined in the 404 document, which holds no page. */
export const usePlace = () => useContext(ViewContext)?.place;

/** The way to move; null in the 404 document, where links load documents. */
export const useSteering = () => useContext(SteeringContext);

/** The last move that led to this page: a new object each time, undefined before the first one. */
export const useArrival = () => useContext(ArrivalContext);
