/** What fits on two pages, by an estimate: the CV's page is made without a browser that could measure it. */

/** Lines of the CV's text on two pages; a few are lost where a page breaks between two works. */
const lines = 130;

const lettersPerLine = 125;

const linesOf = (text: string) => Math.ceil(text.length / lettersPerLine);

/** The lines of a section: its heading, then one or more for each text. */
export const sectionLines = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + linesOf(text), 2.4);

/** The lines of an entry, given the texts of each of its works: its title, then a line or more for each text. */
export const entryLines = (works: readonly (readonly string[])[]) =>
  works.flat().reduce((sum, text) => sum + linesOf(text), 3 + works.length * 0.4);

/**
 * How many entries are shown in full, the latest first, when each of the others has one line.
 * @param entries the lines of each
 * @param others the lines of everything else
 */
export function countInFull(entries: readonly number[], others: number): number {
  const needed = (count: number) =>
    others + entries.length - count + entries.slice(0, count).reduce((sum, one) => sum + one, 0);
  let count = entries.length;
  while (count > 0 && needed(count) > lines) count--;
  return count;
}
