import type { Video } from './schema';
import type { IdOf } from './types';

/**
 * Every video that an entry may show, by YouTube id. These five are samples, public films of NASA: replace the ids here
 * and in `portfolio.ts`, the titles in the catalogues and the posters.
 */
export const videos = {
  // "Tour of the Moon in 4K", NASA Goddard
  nr5Pj6GQL2o: { title: 'videos.payments', poster: 'posters/payments' },
  // "Perseverance Rover's Descent and Touchdown on Mars", NASA
  '4czjS9h4Fpg': { title: 'videos.freelance1', poster: 'posters/freelance-1' },
  // "A Decade of Sun", NASA Goddard
  l3QQQu7QLoM: { title: 'videos.freelance2', poster: 'posters/freelance-2' },
  // "Earthrise: The 45th Anniversary", NASA Goddard
  'dE-vOscpiNc': { title: 'videos.freelance3', poster: 'posters/freelance-3' },
  // "Departing Space Station Commander Provides Tour of Orbital Laboratory", NASA
  'doN4t5NKW-k': { title: 'videos.freelance4', poster: 'posters/freelance-4' },
} as const satisfies Record<string, Video>;

/** The YouTube id of a known video. */
export type VideoId = IdOf<typeof videos>;
