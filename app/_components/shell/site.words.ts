import type { Words } from '@/app/_lib/messages';
import type { Under } from '@/content/types';

/** The keys of what surrounds every page. */
export type SiteKey = Under<
  | 'meta.jobTitle'
  | 'meta.home.title'
  | 'meta.portfolio.title'
  | 'meta.contact.title'
  | 'meta.hobbies.title'
  | 'meta.error.title'
  | 'nav'
  | 'error'
  | 'motion'
>;

declare const words: Words;
export default words;
