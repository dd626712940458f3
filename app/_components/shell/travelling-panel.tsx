'use client';

import { type ReactNode, ViewTransition } from 'react';

/** The panel of a page that travels to the first panel of the next one. One a page. */
export function TravellingPanel({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="panel" share="travel" default="none">
      {children}
    </ViewTransition>
  );
}
