import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the scripts run the page: false in the export and in the first render, which has to agree with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether a component was made after the document's own page, so perhaps hidden. Browsers fetch eager pictures of hidden pages
 * too: these stay lazy until `fetchFirstPictures` (pages.tsx).
 */
export function useRenderedAhead(): boolean {
  const isHydrated = useHydrated();
  const [isAhead] = useState(isHydrated);
  return isAhead;
}
