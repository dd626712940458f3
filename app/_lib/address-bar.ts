import { hashAddress } from './addresses';
import type { Locale } from './locales';

/**
 * Shows a hash address in the bar. Next patches `replaceState` on the instance and its `popstate` handler ignores
 * entries with a null state, so the browser's own method keeps Next out of every move (vercel/next.js#75072).
 */
export function showAddress(locale: Locale, hash: string) {
  const address = hashAddress(locale, hash);
  if (address === location.pathname + location.search + location.hash && history.state === null) return;
  History.prototype.replaceState.call(history, null, '', address);
}
