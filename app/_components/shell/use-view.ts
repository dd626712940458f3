import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Route } from '@/app/_lib/addresses';
import { arrive } from '@/app/_lib/scroll-and-focus';
import type { View } from './address';
import type { Move } from './next-place';

type Travel = typeof import('@/app/_lib/travel');

let travel: Travel | undefined;

/** Loads the gesture between two pages. Until then they change without it. */
export async function loadTravel() {
  travel = await import('@/app/_lib/travel');
}

/** What is shown, and the function that shows where a move leads. */
export function useView(opened: Route) {
  const [view, setView] = useState<View>({ place: opened, opened, arrivals: {} });
  const play = useRef<ReturnType<Travel['beginTravel']>>(undefined);

  const show = (move: Move, failure?: unknown) => {
    const { place } = move;
    play.current = travel?.beginTravel();
    flushSync(() =>
      setView(({ arrivals }) => ({ place, opened, arrivals: { ...arrivals, [place]: move }, failure })),
    );
  };

  // Not after `flushSync`: React shows the page later while a part of the first one is not hydrated yet.
  const arrival = view.arrivals[view.place];
  useLayoutEffect(() => {
    if (!arrival) return;
    arrive(arrival);
    play.current?.(arrival.direction);
  }, [arrival]);

  return [view, show] as const;
}
