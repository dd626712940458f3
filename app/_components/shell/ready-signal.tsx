'use client';

import { useEffect } from 'react';
import { useHydrated } from '@/app/_lib/use-hydrated';

/** Sets `<html data-ready>`, the public signal that the page it is part of is interactive. */
export function ReadySignal() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = '';
  }, [isHydrated]);
  return null;
}
