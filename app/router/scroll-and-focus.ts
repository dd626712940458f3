import { layOutNearFirst } from '@/app/portfolio/lay-out-near-first';

import type { Move } from './next-place';

/** A work on the page. Its name may come from an address, so it is compared and never becomes a selector. */
function findWork(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('article')].find(({ id }) => id === name);
}

/**
 * Scrolls the page that is shown and moves the focus to its heading, or to the work in the address: keyboards and
 * screen readers go on from there, as after the load of a document. The error screen focuses its own heading.
 * `scroll` comes from `nextPlace`: the top for a new page, and on Back the position that address.tsx has kept (`offsets`). After a
 * reload address-script.ts scrolls.
 */
export function arrive({ work, scroll }: Pick<Move, 'work' | 'scroll'>) {
  layOutNearFirst(scroll === 0);
  const article = work ? findWork(work) : undefined;
  if (scroll === 'work') article?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  (article ?? findRendered('h1'))?.focus({ preventScroll: true });
}

/** The first element that takes part in the layout. `Element.checkVisibility` is missing before Safari 17.4. */
export const findRendered = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
