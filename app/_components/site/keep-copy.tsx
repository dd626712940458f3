'use client';

import { useEffect } from 'react';
import { basePath } from '@/app/_lib/addresses';

/**
 * Has a service worker keep a copy of the site for a visit without a network. It starts once the page is loaded and
 * nothing else happens, and not at all where data is saved or where there is no build to keep.
 */
export function KeepCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || navigator.connection?.saveData) return;
    const register = () => {
      // A browser may refuse (private window, page over plain http): the site then works as it always did.
      navigator.serviceWorker?.register(`${basePath}/sw.js`).catch(() => {});
    };
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  }, []);
  return null;
}
