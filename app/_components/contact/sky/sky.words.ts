import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of the live sky. */
export type SkyKey = Under<'sky'>;

declare const words: Words;
export default words;
