/** Schemas of names that refer to something else: a text, a picture, a technology … */
import { z } from 'zod';
import type { ContentPictureId, DescribedKind, PictureId } from '../../content/pictures';
import type { TechnologyId } from '../../content/technologies';
import type { ListKey, TextKey, Under, WorkKey } from '../../content/types';
import type { VideoId } from '../../content/videos';
import { quote } from './validation-error';
import { oneOf, report } from './values';

/** The names that the content may refer to, collected from the catalogues, the other content files and the icon set. */
export interface Known {
  texts: ReadonlySet<string>;
  /** Dotted paths to lists, with the number of their items. */
  lists: ReadonlyMap<string, number>;
  pictures: ReadonlySet<string>;
  /** Those of them that need a description. */
  contentPictures: ReadonlySet<string>;
  technologies: ReadonlySet<string>;
  videos: ReadonlySet<string>;
  /** Logos that can be drawn. */
  icons: ReadonlySet<string>;
}

/** A text in every language; a page can show only those of its groups. */
export const textIn = <Key extends TextKey = TextKey>({ texts }: Known) =>
  oneOf<Key>(texts, 'the path of a text in messages/fr.json');

export const headlineIn = ({ texts }: Known) => {
  const headlines = [...texts].filter((key) => /^works\.[^.]+\.subTitle$/.test(key));
  return oneOf<`works.${WorkKey}.subTitle`>(new Set(headlines), 'a path such as "works.<key>.subTitle"');
};

/** Most actions of a work: more are not read. */
const mostActions = 6;

export const actionsIn = ({ lists }: Known) =>
  oneOf<Under<'works', ListKey>>(lists, 'the path of a list in messages/fr.json').superRefine(
    (key, context) => {
      const count = lists.get(key) ?? 1;
      if (count > mostActions) {
        report(context, `the list ${quote(key)} has ${count} items; expected 1 to ${mostActions}`);
      }
    },
  );

export const pictureIn = ({ pictures }: Known) =>
  oneOf<PictureId>(pictures, 'a picture in content/pictures/');

export const contentPictureIn = <Kind extends DescribedKind>({ contentPictures }: Known) =>
  oneOf<ContentPictureId<Kind>>(contentPictures, 'a picture in content/pictures/ that has a description');

export const technologyIn = ({ technologies }: Known) =>
  oneOf<TechnologyId>(technologies, 'one of the ids in content/technologies.ts');

export const youtubeId = z
  .string()
  .regex(/^[\w-]{11}$/, 'is not a YouTube id; expected 11 letters, digits, "-" or "_"');

export const videoIn = ({ videos }: Known) => oneOf<VideoId>(videos, 'one of the ids in content/videos.ts');

/** The slug of a logo in simple-icons, or the name of an SVG file in `content/icons/`; without it, letters are drawn. */
export const logoIn = ({ icons }: Pick<Known, 'icons'>) =>
  oneOf(icons, 'a slug of simple-icons, or the name of a file in content/icons/').optional();
