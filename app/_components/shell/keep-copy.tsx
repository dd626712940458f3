'use client';

import { useEffect } from 'react';
import { basePath } from '@/app/_lib/addresses';

/** What shows that somebody reads the page. */
const signs = ['pointerdown', 'keydown', 'scroll'];

/** Milliseconds that are left to what the reader has just asked for. */
const courtesy = 3000;

/**
 * Has a service worker keep a copy of the site for a visit without a network. It waits for the first sign of a reader, as
 * the copy weighs as much as the page itself, lets them have what they asked for first, and never starts where data is saved or where there is no build to keep.
 */
export function KeepCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || navigator.connection?.saveData) return;
    const forget = () => {
      for (const sign of signs) document.removeEventListener(sign, keep);
    };
    // A browser may refuse (private window, page over plain http): the site then works as it always did.
    const register = () => navigator.serviceWorker?.register(`${basePath}/sw.js`).catch(() => {});
    const keep = () => {
      forget();
      setTimeout(register, courtesy);
    };
    for (const sign of signs) document.addEventListener(sign, keep, { passive: true });
    return forget;
  }, []);
  return null;
}
