/** The first element that takes part in the layout. `Element.checkVisibility` is missing before Safari 17.4. */
export const findRendered = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
