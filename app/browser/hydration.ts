import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the export, and in the first render, which has to agree with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** For pages rendered while they are hidden: browsers fetch eager pictures of these too. */
export function useRenderedAhead(): boolean {
  const isHydrated = useHydrated();
  const [isAhead] = useState(isHydrated);
  return isAhead;
}
