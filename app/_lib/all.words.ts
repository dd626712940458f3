import type { Messages } from '@/content/types';
import type { Locale } from './locales';

/** Every word: a list without keys. */
declare const words: Record<Locale, Messages>;
export default words;
