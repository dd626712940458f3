/**
 * Calls back when the browser has nothing more urgent to do.
 * @param otherwise milliseconds to wait in browsers without idle callbacks
 */
export function whenIdle(callback: () => void, otherwise = 1500) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, otherwise);
}
