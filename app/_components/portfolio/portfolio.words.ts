import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of Portfolio. */
export type PortfolioKey = Under<
  | 'portfolio'
  | 'entries'
  | 'works'
  | 'videos'
  | 'video'
  | 'pictures.works'
  | 'captions'
  | 'lightbox'
  | 'overview'
  | 'share'
  | 'cv.link'
>;

declare const words: Words;
export default words;
