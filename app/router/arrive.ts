import { findRendered, focusByScript } from './focus';
import type { Move } from './next-move';

/** The name may come from an address, so it is compared and never becomes a selector. */
function findWork(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('article')].find(({ id }) => id === name);
}

/**
 * Scrolls the page that is shown and focuses its heading, or the work in the address: keyboards and
 * screen readers go on from there, as in a new document. The error screen focuses its own heading.
 * @param restoreFocus brings back the focus that the entry had when it was left
 */
export function arrive({ work, scroll }: Pick<Move, 'work' | 'scroll'>, restoreFocus?: () => boolean) {
  const article = work ? findWork(work) : undefined;
  if (scroll === 'work') article?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  if (restoreFocus?.()) return;
  const start = article ?? findRendered('h1');
  if (start) focusByScript(start);
}
