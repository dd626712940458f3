let words: typeof import('./every-word') | undefined;

/** Undefined until `loadWords` has loaded them. */
export const loadedWords = () => words;

/**
 * Loads the words in a chunk of their own.
 * @throws if it can't be fetched; a later call tries again
 */
export async function loadWords() {
  words ??= await import(/* webpackChunkName: "words" */ './every-word');
}
