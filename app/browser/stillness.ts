import { type RefCallback, useCallback } from 'react';
import { attempt } from '@/app/lib/attempt';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether nothing may move: the visitor asked the system for less motion or pressed pause, which is
 * pressed from the start with Save-Data.
 */
export function isStill(): boolean {
  const isAsked = attempt(() => matchMedia(lessMotion).matches);
  return isAsked || document.documentElement.hasAttribute('data-still');
}

/** Calls back when the result of `isStill` may have changed. */
export function watchStillness(signal: AbortSignal, callback: () => void) {
  attempt(() => matchMedia(lessMotion).addEventListener('change', callback, { signal }));
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-still'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A ref for an element, inside which animations of the styles stop while it is out of view. */
export function useStillOffScreen(): RefCallback<Element> {
  return useCallback((element: Element | null) => {
    if (!element) return;
    return attempt(() => {
      const observer = new IntersectionObserver((entries) => {
        for (const entry of entries) element.toggleAttribute('data-off-screen', !entry.isIntersecting);
      });
      observer.observe(element);
      return () => observer.disconnect();
    });
  }, []);
}
