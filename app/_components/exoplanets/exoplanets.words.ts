import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of Exoplanets. */
export type HobbiesKey = Under<'hobbies' | 'pictures.covers'>;

declare const words: Words;
export default words;
