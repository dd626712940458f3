import type { Hobby } from './types';

/** The album, then the book, in the order of the page. */
export const hobbies: readonly Hobby[] = [
  { key: 'album', url: 'https://musique.camille-vega.example/album', world: 'worlds/gas' },
  {
    key: 'book',
    url: 'https://librairie.example/livres/transformation-ecologique',
    world: 'worlds/living',
  },
];
