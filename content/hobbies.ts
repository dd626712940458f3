import type { Hobby } from './schema';

/** The album, then the book, in the order of the page. */
export const hobbies: readonly Hobby[] = [
  {
    eyebrow: 'hobbies.album.eyebrow',
    title: 'hobbies.album.title',
    intro: 'hobbies.album.intro',
    link: 'hobbies.album.link',
    poster: 'hobbies.album.poster',
    url: 'https://musique.camille-vega.example/album',
    cover: 'covers/album',
    world: 'worlds/gas',
  },
  {
    eyebrow: 'hobbies.book.eyebrow',
    title: 'hobbies.book.title',
    intro: 'hobbies.book.intro',
    link: 'hobbies.book.link',
    poster: 'hobbies.book.poster',
    url: 'https://librairie.example/livres/transformation-ecologique',
    cover: 'covers/book',
    world: 'worlds/living',
  },
];
