'use client';

import { useEffect } from 'react';
import { basePath } from '@/app/_lib/addresses';

/** What shows that somebody reads the page, or leaves it. */
const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'];

/**
 * Has a service worker keep a copy of the site for a visit without a network. It waits for the first sign of a reader, as
 * the copy weighs as much as the page itself, and never starts where data is saved or where there is no build to keep.
 */
export function KeepCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || navigator.connection?.saveData) return;
    const forget = () => {
      for (const sign of signs) document.removeEventListener(sign, register);
    };
    const register = () => {
      forget();
      // A browser may refuse (private window, page over plain http): the site then works as it always did.
      navigator.serviceWorker?.register(`${basePath}/sw.js`).catch(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, register, { passive: true });
    return forget;
  }, []);
  return null;
}
