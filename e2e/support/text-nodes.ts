/** What tests read in pages: `textsIn` and `isSeen` are there in every page of a test. */
import type { BrowserContext } from 'playwright/test';

declare global {
  /** The text nodes below a node that have words, in order. */
  function textsIn(root: Node): Text[];
  /** Whether a text is for the eye: not hidden, transparent or cut off for ears alone. */
  function isSeen(text: Text): boolean;
}

export const addTextTools = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.textsIn = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(({ data }) => data.trim());
    };
    const isCutOff = (element: Element | null): boolean =>
      element !== null && (/50%/.test(getComputedStyle(element).clipPath) || isCutOff(element.parentElement));
    globalThis.isSeen = ({ parentElement: element }) =>
      element !== null &&
      !element.closest('script, noscript, title') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isCutOff(element);
  });
