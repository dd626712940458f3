import type { Page } from 'playwright/test';

/**
 * What a reader can't read of the page that is shown: texts that end outside of the window, unless
 * they scroll, and words in two parts, with the numbers they belong to, that would fit one line.
 * In a title these are words up to five times as wide as its letters are high.
 */
export const unreadableTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const lines = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0);
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const isScrolled = (element: Element) =>
      ancestors(element).some(
        (one) => !one.matches('html, body') && /auto|scroll/.test(getComputedStyle(one).overflowX),
      );
    // A separator at the beginning of a line is cut off.
    const hasWords = ({ data }: Text) => /[\p{L}\p{N}]/u.test(data);
    for (const text of textsIn(document.body).filter((one) => hasWords(one) && isSeen(one))) {
      const element = text.parentElement as Element;
      const range = new Range();
      range.selectNodeContents(text);
      const isOutside = lines(range).some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (isOutside && !isScrolled(element)) found.add(`outside: ${text.data}`);
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d\u00a0\u202f]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = lines(range);
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const room = element.closest('h1')
          ? 5 * Number.parseFloat(getComputedStyle(element).fontSize)
          : 0.7 * innerWidth;
        if (isBroken && width < room) found.add(`broken: ${word}`);
      }
    }
    return [...found];
  });

/** A text on the screen, in lines. */
interface SeenText {
  /** The nearest element around it that is a box: its name, and its place among all. */
  box: string;
  number: number;
  text: string;
  /** Of its letters, in pixels of the screen. */
  size: number;
  isLabel: boolean;
  words: { word: string; top: number; bottom: number; left: number; right: number }[];
}

/** Every text that is seen of the page, or of a part of it, with its words where they are. */
export const seenTexts = (page: Page, part = 'body') =>
  page.locator(part).evaluateAll((parts) => {
    const boxes: Element[] = [];
    const boxOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      // Items of a list beside each other are lines of a text.
      const isInline = /^(inline|contents)$/.test(element.localName === 'li' ? display.slice(0, 6) : display);
      return isInline && element.parentElement ? boxOf(element.parentElement) : element;
    };
    return parts.flatMap((root) => {
      const texts: SeenText[] = [];
      for (const text of textsIn(root).filter(isSeen)) {
        const element = text.parentElement as Element;
        const words = [...text.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].flatMap(({ index, 0: word }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { top, bottom, left, right } = range.getBoundingClientRect();
          return right - left > 1 ? [{ word, top, bottom, left, right }] : [];
        });
        if (!words.length) continue;
        const box = boxOf(element);
        if (!boxes.includes(box)) boxes.push(box);
        // Letters of a drawing grow with it.
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        const { fontSize, fontFamily } = getComputedStyle(element);
        texts.push({
          box: `${box.localName} “${box.textContent.trim().slice(0, 60)}”`,
          number: boxes.indexOf(box),
          text: text.data.trim(),
          size: Number.parseFloat(fontSize) * scale,
          isLabel: /telemetry/i.test(fontFamily),
          words,
        });
      }
      return texts;
    });
  });

/** Words that stand alone in a line of a text of several lines. */
export async function loneWords(page: Page): Promise<string[]> {
  const texts = await seenTexts(page);
  const numbers = [...new Set(texts.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const parts = texts.filter((text) => text.number === number);
    const lines: { top: number; bottom: number; words: string[] }[] = [];
    for (const { word, top, bottom } of parts.flatMap(({ words }) => words)) {
      const middle = (top + bottom) / 2;
      const line = lines.find((one) => middle > one.top && middle < one.bottom);
      if (line) line.words.push(word);
      else lines.push({ top, bottom, words: [word] });
    }
    const alone = lines.filter(({ words }) => lines.length > 1 && words.length === 1);
    return alone.map(({ words }) => `${words[0]}: ${parts[0]?.box}`);
  });
}
