import { type RefCallback, useCallback } from 'react';

/** Gives a ref for an element with animations inside: they stop while it is out of view (see `data-off-screen`). */
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
