import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether a component was made after the document's own page, so perhaps hidden. Browsers fetch eager pictures of hidden pages
 * too: these stay lazy until `fetchFirstPictures` (page-modules.tsx).
 */
export function useRenderedAhead(): boolean {
  const isHydrated = useHydrated();
  const [isAhead] = useState(isHydrated);
  return isAhead;
}
