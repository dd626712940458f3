import type { Entry } from './next-place';

/** The current history entry; browsers without the Navigation API know it by its address. */
function currentEntry() {
  const entry = window.navigation?.currentEntry;
  return { key: entry?.key ?? location.hash, index: entry?.index ?? 0 };
}

/** Remembers how far down the reader was on each entry of the history. */
export function createHistoryEntries() {
  const offsets = new Map<string, number>();
  let shown = '';
  return {
    /** The entry of the current address. */
    read(): Entry {
      const { key, index } = currentEntry();
      return { index, scroll: offsets.get(key) ?? 0 };
    },
    /** Makes the entry of the current address the one that is shown. */
    enter() {
      shown = currentEntry().key;
    },
    /** Remembers the position on the entry that is shown. */
    leave() {
      offsets.set(shown, window.scrollY);
    },
  };
}
