import { createContext } from 'react';
import type { Route } from '@/app/lib/address/addresses';
import type { Place } from './next-move';

/** What is shown. */
export interface View {
  place: Place;
  /** The page that the document was exported as. */
  documentRoute: Route;
  /** The slug of the technology that Portfolio is filtered by, also while it is hidden. */
  technology?: string;
  /** Why the page of this place could not be loaded, and what tries again. */
  failure?: { error: unknown; retry: () => void };
}

/** Null in the 404 document, which holds no page. */
export const ViewContext = createContext<View | null>(null);

/** The page that a move waits for, once it has waited long enough to be noticed. */
export const AwaitedContext = createContext<Route | null>(null);

/** The technology of the view, and the function that replaces it and the address. */
export const TechnologyContext = createContext<{
  technology?: string;
  chooseTechnology: (technology?: string) => void;
}>({ chooseTechnology: () => {} });
