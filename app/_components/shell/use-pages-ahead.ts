import { startTransition, useEffect, useReducer } from 'react';
import { type Route, routes } from '@/app/_lib/addresses';
import { whenIdle } from '@/app/_lib/idle';
import { loadPage } from './page-modules';
import { loadTravel } from './use-view';

/**
 * Loads the other pages and the gesture between them while nothing else happens, then renders the component that calls it
 * once more.
 */
export function usePagesAhead(opened: Route | undefined) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!opened || navigator.connection?.saveData) return;
    const loadAll = async () => {
      await Promise.allSettled([loadTravel(), ...routes.filter((route) => route !== opened).map(loadPage)]);
      startTransition(renderAgain);
    };
    whenIdle(() => void loadAll());
  }, [opened]);
}
