import { whenIdle } from '@/app/lib/when';
import type { Move } from '@/app/shell/next-place';

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

/**
 * Delays the layout of the later entries of Portfolio (`data-near-first` in portfolio-page.module.scss) until the browser is idle. A move
 * on a desktop takes 71 ms with this delay, 102 without (median of a tour of the pages, in one run).
 * @param isAtTop false lays everything out at once, as what is above the window must have its size
 */
export function layOutNearFirst(isAtTop: boolean) {
  document.documentElement.toggleAttribute('data-near-first', isAtTop);
  if (isAtTop) requestAnimationFrame(() => whenIdle(() => layOutNearFirst(false)));
}

/**
 * Shows the whole of what the Tab key has reached in a row that scrolls sideways: browsers leave it where a part is seen. Not
 * under a pointer: what moves between its down and its up loses the click.
 */
export function showFocused({ currentTarget }: { currentTarget: HTMLElement }) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
}
