import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the scripts run the page: false in the export and in the first render, which has to agree with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
