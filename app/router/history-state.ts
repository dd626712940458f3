/** What the browser keeps with each entry of its history. */
export interface HistoryState {
  /** The position among the entries of the document, which gives Back and Forward a direction. */
  index: number;
  /** Where the reader is on the page. */
  y: number;
}

/**
 * The state that this site has written into a history entry; null for a new entry.
 * It uses nothing outside its body, as inline scripts contain its source.
 */
export function readHistoryState(state: unknown): HistoryState | null {
  const { index, y } = (state ?? {}) as Partial<HistoryState>;
  return typeof index === 'number' ? { index, y: y ?? 0 } : null;
}

/**
 * Whether the site is where it was built for: the head script writes no state in a copy of it, such
 * as a web archive, and there the router takes no part.
 */
export const isAtItsAddress = () => readHistoryState(history.state) !== null;

/**
 * Writes state and address of the current history entry. It calls the browser's own method, as Next
 * has put one of its own in its place (vercel/next.js#75072).
 */
export function writeHistoryState(state: HistoryState, address: string): void {
  try {
    History.prototype.replaceState.call(history, state, '', address);
  } catch {
    // Safari refuses more than 100 writes in ten seconds: the page is shown all the same.
  }
}
