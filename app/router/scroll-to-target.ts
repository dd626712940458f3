import { findRendered, focusByScript } from './focus';
import type { Move } from './next-move';

/**
 * Scrolls the page that is shown and focuses its heading or the work that was asked for. Keyboards
 * and screen readers go on from there, as in a new document.
 * @param restoreFocus brings back the focus that the entry had when it was left
 */
export function arrive({ work, scroll }: Pick<Move, 'work' | 'scroll'>, restoreFocus?: () => boolean) {
  const article = work ? document.getElementById(work) : null;
  article?.scrollIntoView();
  const isThere = scroll === 'work' || Math.abs(scroll - window.scrollY) < 1;
  if (isThere) {
    // The pictures above the name may fill a small window.
    article?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
  } else window.scrollTo({ top: scroll });
  if (restoreFocus?.()) return;
  const start = article ?? findRendered('h1');
  if (start) focusByScript(start);
}
