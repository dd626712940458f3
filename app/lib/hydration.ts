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
 * Whether a component was first rendered after hydration, so on a page that may be hidden. Browsers
 * fetch eager pictures of hidden pages too.
 */
export function useRenderedAhead(): boolean {
  const isHydrated = useHydrated();
  const [isAhead] = useState(isHydrated);
  return isAhead;
}
