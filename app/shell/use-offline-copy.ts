import { useEffect } from 'react';
import { basePath } from '@/app/lib/addresses';

/** Events that show that somebody reads the page. */
const signs = ['pointerdown', 'keydown', 'scroll'];

/** Milliseconds before the copy starts, for the requests of the reader's own action. */
const delay = 3000;

/**
 * Registers the service worker, which keeps a copy of the site for visits without a network. The copy is as large as the
 * page, so it starts a while after the reader's first action, and not where data saving is on or in development.
 */
export function useOfflineCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || navigator.connection?.saveData) return;
    const waiting = new AbortController();
    // A browser may refuse (private window, page over plain http): the site then works as it always did.
    const register = () => navigator.serviceWorker?.register(`${basePath}/sw.js`).catch(() => {});
    const keep = () => {
      waiting.abort();
      setTimeout(register, delay);
    };
    const { signal } = waiting;
    for (const sign of signs) document.addEventListener(sign, keep, { passive: true, signal });
    return () => waiting.abort();
  }, []);
}
