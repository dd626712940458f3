/** Calls back when the browser has nothing more urgent to do; half a second later where it can't tell. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 500);
}
