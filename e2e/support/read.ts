import type { Page } from 'playwright/test';

/**
 * What a reader can't read of the page that is shown: texts that end outside of the window, unless
 * they scroll, and words in two parts that would fit one line.
 */
export const unreadableTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const lines = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0);
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const isSet = (element: Element, property: 'overflowX' | 'clipPath', value: RegExp) =>
      ancestors(element).some((one) => one !== document.body && value.test(getComputedStyle(one)[property]));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // For ears alone.
      if (isSet(element, 'clipPath', /50%/)) continue;
      const range = new Range();
      range.selectNodeContents(text);
      const isOutside = lines(range).some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (isOutside && !isSet(element, 'overflowX', /auto|scroll/)) found.add(`outside: ${text.data}`);
      for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = lines(range);
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (isBroken && width < innerWidth * 0.7) found.add(`broken: ${word}`);
      }
    }
    return [...found];
  });
