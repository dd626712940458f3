import type { Words } from './messages';

/** Every key: this module lists none. */
declare const words: Words;
export default words;
