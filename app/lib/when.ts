/** Calls back when the browser has nothing more urgent to do; half a second later where it can't tell. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 500);
}

/** Calls back once when an element is less than one screen away and the browser is idle; never in very old browsers. */
export function whenNear(element: Element, signal: AbortSignal, callback: () => void) {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => signal.aborted || callback());
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
