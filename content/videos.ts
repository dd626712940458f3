import type { VideoName } from './types';

/** The YouTube id of each video. These five are samples, public films of NASA. */
export const videos: Record<VideoName, string> = {
  payments: 'nr5Pj6GQL2o', // "Tour of the Moon in 4K", NASA Goddard
  'freelance-1': '4czjS9h4Fpg', // "Perseverance Rover's Descent and Touchdown on Mars", NASA
  'freelance-2': 'l3QQQu7QLoM', // "A Decade of Sun", NASA Goddard
  'freelance-3': 'dE-vOscpiNc', // "Earthrise: The 45th Anniversary", NASA Goddard
  'freelance-4': 'doN4t5NKW-k', // "Departing … Commander Provides Tour of Orbital Laboratory", NASA
};
