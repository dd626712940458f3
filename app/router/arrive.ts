import { findRendered, focusByScript } from './focus';
import type { Move } from './next-move';

/**
 * Scrolls the page that is shown and focuses its heading or the work that was asked for. Keyboards
 * and screen readers go on from there, as in a new document.
 * @param restoreFocus brings back the focus that the entry had when it was left
 */
export function arrive({ work, scroll }: Pick<Move, 'work' | 'scroll'>, restoreFocus?: () => boolean) {
  const article = work ? document.getElementById(work) : null;
  if (scroll === 'work') article?.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll, behavior: 'instant' });
  if (restoreFocus?.()) return;
  const start = article ?? findRendered('h1');
  if (start) focusByScript(start);
}
