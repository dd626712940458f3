import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { deferFarLayout, layOutRest, showChange } from '@/app/browser/slow-device';
import type { Route } from '@/app/lib/address/addresses';
import { attempt } from '@/app/lib/attempt';
import type { Move } from './next-move';
import { beginTransition } from './page-transition';
import type { View } from './router-contexts';
import { arrive } from './scroll-to-target';

/** What is shown, and the functions that show where a move leads and filter Portfolio. */
export function useView(documentRoute: Route) {
  const [view, setView] = useState<View>({ place: documentRoute, documentRoute });
  const [arrival, setArrival] = useState<{ move: Move; restoreFocus?: () => boolean }>();
  const playTransition = useRef<ReturnType<typeof beginTransition>>(undefined);

  const show = (move: Move, restoreFocus?: () => boolean, failure?: View['failure']) => {
    const { place } = move;
    playTransition.current = attempt(beginTransition);
    showChange(() => {
      setView((last) => {
        const technology = place === 'portfolio' ? move.technology : last.technology;
        return { place, documentRoute, technology, failure };
      });
      setArrival({ move, restoreFocus });
    });
  };

  const showTechnology = useCallback(
    (technology?: string) => setView((last) => ({ ...last, technology })),
    [],
  );

  const settle = useEffectEvent(({ move, restoreFocus }: NonNullable<typeof arrival>) => {
    if (move.place === 'portfolio') deferFarLayout(move.scroll);
    arrive(move, restoreFocus);
    attempt(() => playTransition.current?.(move.direction));
  });

  // An effect: until hydration has ended, `showChange` may return before the page is shown.
  useLayoutEffect(() => {
    if (arrival) settle(arrival);
  }, [arrival]);

  useEffect(layOutRest, []);

  return { view, show, showTechnology };
}
