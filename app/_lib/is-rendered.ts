/** Whether an element takes part in the layout. `Element.checkVisibility` is missing before Safari 17.4. */
export const isRendered = (element: Element) => element.getClientRects().length > 0;
