import { useEffect } from 'react';
import { savesData } from '@/app/browser/save-data';
import { basePath } from '@/app/lib/address/addresses';

/** Events that show that somebody reads the page. */
const readerEvents = ['pointerdown', 'keydown', 'scroll'];

/** After such an event: the requests that the reader caused go first. */
const delayMs = 3000;

/**
 * Registers the service worker, which keeps a copy of the site for visits without a network. The
 * copy is about as large as a page: fetched some seconds after the reader's first action, never
 * with Save-Data.
 */
export function useOfflineCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    const listening = new AbortController();
    const register = async () => {
      try {
        await navigator.serviceWorker?.register(`${basePath}/sw.js`);
      } catch {
        // Private window, plain http, blocked storage: the site works without the copy.
      }
    };
    const registerLater = () => {
      listening.abort();
      setTimeout(register, delayMs);
    };
    for (const event of readerEvents) document.addEventListener(event, registerLater, listening);
    return () => listening.abort();
  }, []);
}
