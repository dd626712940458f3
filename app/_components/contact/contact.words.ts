import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of Contact. */
export type ContactKey = Under<'contact' | 'cv.link' | 'cv.word'>;

declare const words: Words;
export default words;
