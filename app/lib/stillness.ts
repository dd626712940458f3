import { type RefCallback, useCallback } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether nothing may move: the visitor asked the system for less motion or pressed the pause control
 * (`MotionSwitch` in shell/page-frame.tsx, kept until the document is left, pressed from the start with Save-Data). Then the animation
 * between pages is left out, planets turn only by hand, and animations in styles (inside `tools.motion`, _tools.scss) stop: the
 * drifting view behind a page, the sun of the horizon, the portrait of the error screen. The sky still follows the clock.
 */
export function isStill(): boolean {
  return matchMedia(lessMotion).matches || document.documentElement.hasAttribute('data-still');
}

/** Calls back when the result of `isStill` may have changed. */
export function watchStillness(signal: AbortSignal, callback: () => void) {
  matchMedia(lessMotion).addEventListener('change', callback, { signal });
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-still'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Gives a ref for an element with animations inside: they stop while it is out of view (`data-off-screen` in styles/_base.scss). */
export function useStillOffScreen(): RefCallback<Element> {
  return useCallback((element: Element | null) => {
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) element.toggleAttribute('data-off-screen', !entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
