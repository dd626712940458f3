import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of Home. */
export type HomeKey = Under<'home' | 'entries' | 'pictures.portrait' | 'cv.link'>;

declare const words: Words;
export default words;
