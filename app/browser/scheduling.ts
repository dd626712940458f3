/** Calls back in idle time or after four seconds; after half a second where it can't tell. */
export function whenIdle(callback: () => void) {
  // A page that always moves may never leave a slow browser idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 4000 });
  else setTimeout(callback, 500);
}

/** Calls back after the next frame, for what would keep the answer to a tap off the screen. */
export function afterPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}

let quiet: Promise<unknown> | undefined;

/**
 * Calls back in an idle period two seconds after the scripts have run, or after the first touch or
 * key: until then nothing competes with the page that was opened.
 */
export function whenQuiet(callback: () => void) {
  quiet ??= new Promise<unknown>((done) => {
    setTimeout(done, 2000);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, done, { once: true });
  });
  void quiet.then(() => whenIdle(callback));
}

/**
 * Calls back once, when an element is less than one screen away and the page is quiet; wherever it
 * is in a browser that can't tell.
 */
export function whenNear(element: Element, signal: AbortSignal, callback: () => void) {
  const callBack = () => whenQuiet(() => signal.aborted || callback());
  if (!('IntersectionObserver' in window)) return callBack();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
