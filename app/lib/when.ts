/** Calls back in idle time or after four seconds; after half a second where it can't tell. */
export function whenIdle(callback: () => void) {
  // A page that always moves may never leave a slow browser idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 4000 });
  else setTimeout(callback, 500);
}

let quiet: Promise<void> | undefined;

/**
 * Calls back in an idle period two seconds after the scripts have run, or after the first touch or
 * key: until then nothing competes with the page that was opened.
 */
export function whenQuiet(callback: () => void) {
  quiet ??= new Promise((done) => {
    setTimeout(done, 2000);
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => done(), { once: true });
  });
  void quiet.then(() => whenIdle(callback));
}

/** Calls back once, when an element is less than one screen away and the page is quiet. */
export function whenNear(element: Element, signal: AbortSignal, callback: () => void) {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenQuiet(() => signal.aborted || callback());
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
