import type { TextKey } from './types';

/**
 * Every picture of the site. An id is the path of its file in `content/pictures/`, without the extension (.jpg, .png or
 * .webp). A `content` picture says something: both catalogues describe it under `pictures`. A `decorative` one does not.
 */
export const pictures = {
  portrait: 'content',
  'scenes/home': 'decorative',
  'scenes/home-phone': 'decorative',
  'scenes/portfolio': 'decorative',
  'scenes/portfolio-phone': 'decorative',
  'scenes/contact': 'decorative',
  'scenes/contact-phone': 'decorative',
  'scenes/hobbies': 'decorative',
  'scenes/hobbies-phone': 'decorative',
  'scenes/lost': 'decorative',
  'scenes/lost-phone': 'decorative',
  'worlds/gas': 'decorative',
  'worlds/living': 'decorative',
  'covers/album': 'content',
  'covers/book': 'content',
  'posters/payments': 'decorative',
  'posters/freelance-1': 'decorative',
  'posters/freelance-2': 'decorative',
  'posters/freelance-3': 'decorative',
  'posters/freelance-4': 'decorative',
  'works/dashboards-1': 'content',
  'works/dashboards-2': 'content',
  'works/dashboards-3': 'content',
  'works/podcast-1': 'content',
  'works/podcast-2': 'content',
  'works/podcast-3': 'content',
  'works/podcast-4': 'content',
  'works/travel-1': 'content',
  'works/travel-2': 'content',
  'works/travel-3': 'content',
  'works/travel-4': 'content',
  'works/bookshelf-1': 'content',
  'works/galaxy-1': 'content',
  'works/galaxy-2': 'content',
  'works/arena-1': 'content',
} as const satisfies Record<string, 'content' | 'decorative'>;

/** The id of any picture. */
export type PictureId = keyof typeof pictures;

/** The id of a picture that says something, and so has a description. */
export type ContentPictureId = {
  [Id in PictureId]: (typeof pictures)[Id] extends 'content' ? Id : never;
}[PictureId];

type DescriptionKey<Id extends string> = Id extends `${infer Folder}/${infer Name}`
  ? `pictures.${Folder}.${Name}`
  : `pictures.${Id}`;

/**
 * Takes the id of a content picture and gives the key of its description in the catalogues. The return type fails the
 * type check when a content picture has no description.
 */
export function descriptionKey(id: ContentPictureId): DescriptionKey<ContentPictureId> & TextKey {
  return `pictures.${id.replace('/', '.')}` as DescriptionKey<ContentPictureId>;
}
