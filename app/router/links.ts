import { useEffectEvent, useLayoutEffect } from 'react';
import { isPlainClick } from '@/app/browser/plain-events';
import { type PageTarget, pageHref, type Route } from '@/app/lib/address/addresses';
import { type KnownNames, readHash } from '@/app/lib/address/read-hash';
import type { Locale } from '@/app/lib/locales';
import { isAtItsAddress } from './history-state';

/** Where a link leads, if it is an exported page in a language, a work or a technology on it. */
function targetOf(link: HTMLAnchorElement, locale: Locale, names: KnownNames): PageTarget | undefined {
  if (link.origin !== location.origin || link.search || link.target || link.download) return;
  const route = names.routes.find((one) => pageHref(locale, one) === link.pathname);
  if (!route || !link.hash) return route && { route };
  const target = readHash(link.hash, names);
  return target.kind === 'page' && target.route === route ? target : undefined;
}

const linkAround = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

type Props = {
  locale: Locale;
  names: KnownNames;
  /** Called with what a clicked link leads to. */
  onChoose: (target: PageTarget, link: HTMLAnchorElement) => void;
  /** Called when a pointer, a finger or the focus reaches a link. */
  onReach: (route: Route) => void;
};

/**
 * Turns plain clicks on links to pages into moves. The listeners are those of the window, so that
 * handlers of components come first and can prevent a move.
 */
export function useLinks({ locale, names, onChoose, onReach }: Props) {
  const choose = useEffectEvent((event: MouseEvent) => {
    const link = linkAround(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const target = targetOf(link, locale, names);
    if (!target || !isAtItsAddress()) return;
    event.preventDefault();
    onChoose(target, link);
  });

  const reach = useEffectEvent((event: Event) => {
    const link = linkAround(event);
    const target = link && targetOf(link, locale, names);
    if (target) onReach(target.route);
  });

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('click', (event) => choose(event), { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      window.addEventListener(type, (event) => reach(event), { passive: true, signal });
    return () => listening.abort();
  }, []);
}
