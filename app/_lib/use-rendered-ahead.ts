import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/** Whether a component is of a page that was rendered ahead, hidden: false on the page of the document. */
export function useRenderedAhead(): boolean {
  const isHydrated = useHydrated();
  const [isAhead] = useState(isHydrated);
  return isAhead;
}
