/** `Element.checkVisibility` is missing before Safari 17.4. */
const isRendered = (element: Element) => element.getClientRects().length > 0;

/** The first element of a selector that takes part in the layout. */
export const findRendered = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isRendered);

/**
 * Gives an element the focus. A heading or a section gets a `tabindex` for as long as it has the
 * focus: with a lasting one, a click into its text would send the next Tab to its start.
 */
export function focusByScript(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Remembers where the focus is when a page is left.
 * @param link the link that was chosen: browsers such as Safari give it no focus
 * @returns brings it back, or focuses the heading of its section where the element is gone, and
 * returns whether it could
 */
export function rememberFocus(link?: HTMLElement): () => boolean {
  const element = link ?? document.activeElement;
  const section = element?.closest('article, section');
  // A live collection: a switch of the language replaces some links.
  const links: ArrayLike<Element | null> = section?.getElementsByTagName('a') ?? [];
  const position = Array.from(links).indexOf(element);
  return () => {
    const heading = section?.querySelector<HTMLElement>('h2, h3');
    const next = [element, links[position], heading].find(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== document.body && isRendered(one),
    );
    if (next) focusByScript(next);
    return next !== undefined;
  };
}
