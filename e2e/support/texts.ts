import type { BrowserContext } from 'playwright/test';

declare global {
  /** The texts in a part of the page, in reading order. */
  function textsIn(part: Node): Text[];
}

/** Gives `page.evaluate` the function above. */
export const provideTexts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const textsIn = (part: Node) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    Object.assign(window, { textsIn });
  });
