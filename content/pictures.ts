/**
 * A picture exists because its file is in `content/pictures/`. Its id is the path of the file from there, without the
 * extension (.jpg, .png or .webp); its folder is its kind.
 */
import type manifest from '../.cache/pictures.json';
import type { TextKey } from './types';

/** The id of any picture. */
export type PictureId = keyof typeof manifest;

/** The kinds of pictures with a meaning. Both catalogues describe these pictures under `pictures`. */
export const describedKinds = ['portrait', 'covers', 'works'] as const;

export type DescribedKind = (typeof describedKinds)[number];

/** The id of a picture that has a description, of some kinds or of any. */
export type ContentPictureId<Kind extends DescribedKind = DescribedKind> = Extract<
  PictureId,
  Kind | `${Kind}/${string}`
>;

type DescriptionKey<Id extends string> = Id extends `${infer Kind}/${infer Name}`
  ? `pictures.${Kind}.${Name}`
  : `pictures.${Id}`;

/** The key of a picture's description; the type check fails when a content picture has none in the catalogues. */
export function descriptionKey<Id extends ContentPictureId>(id: Id): DescriptionKey<Id> & TextKey {
  return keyOfDescription(id) as DescriptionKey<Id> & TextKey;
}

/** The same for an id that is not known to exist. */
export const keyOfDescription = (id: string) => `pictures.${id.replace('/', '.')}`;

type CaptionKey<Id extends string> = Id extends `works/${infer Name}` ? `captions.${Name}` : never;

/** The key of the few words below an enlarged picture; the type check fails when the catalogues lack one. */
export const captionKey = (id: ContentPictureId<'works'>) =>
  id.replace('works/', 'captions.') as CaptionKey<typeof id>;
