/**
 * What the content files must hold: their checks, and from these their types. Pages import only the types, as the
 * schema library is too heavy for a visitor.
 */
import { z } from 'zod';
import { workKey } from '../app/_lib/works';
import { quote, suggest } from '../scripts/check/validation-error';
import {
  accent,
  type Context,
  country,
  email,
  httpsUrl,
  language,
  languageLevels,
  name,
  oneOf,
  period,
  phone,
  report,
  timeZone,
  year,
} from '../scripts/check/values';
import type { ContentPictureId, DescribedKind, PictureId } from './pictures';
import type { TechnologyId } from './technologies';
import type { ListKey, TextKey, Under, WorkKey } from './types';
import type { VideoId } from './videos';

/** The names that the content may refer to, collected from the catalogues, the other content files and the icon set. */
export interface Known {
  /** Dotted paths to texts. */
  texts: ReadonlySet<string>;
  /** Those of them that are headlines of works: `works.<key>.subTitle`. */
  headlines: ReadonlySet<string>;
  /** Dotted paths to lists, with the number of their items. */
  lists: ReadonlyMap<string, number>;
  /** Ids of the pictures that have a file. */
  pictures: ReadonlySet<string>;
  /** Those of them that need a description. */
  contentPictures: ReadonlySet<string>;
  technologies: ReadonlySet<string>;
  videos: ReadonlySet<string>;
  /** Logos that can be drawn. */
  icons: ReadonlySet<string>;
}

export type Period = z.infer<typeof period>;
export type Profile = z.infer<ReturnType<typeof profileSchema>>;
export type Resume = z.infer<ReturnType<typeof resumeSchema>>;
export type PortfolioEntry = z.infer<ReturnType<typeof entrySchema>>;
export type Work = PortfolioEntry['worksArray'][number];
export type Hobby = z.infer<ReturnType<typeof hobbySchema>>;
export type Technology = z.infer<ReturnType<typeof technologySchema>>;
export type Video = z.infer<ReturnType<typeof videoSchema>>;

/** Most actions of a work: more are not read. */
const mostActions = 6;

const youtubeId = /^[\w-]{11}$/;
const notYoutubeId = 'is not a YouTube id; expected 11 letters, digits, "-" or "_"';

/** A text in every language; a page can show only those of its groups. */
const textIn = <Key extends TextKey = TextKey>({ texts }: Known) =>
  oneOf<Key>(texts, 'the path of a text in messages/fr.json');

const pictureIn = ({ pictures }: Known) => oneOf<PictureId>(pictures, 'a picture in content/pictures/');

/** A picture that has a description. */
const contentPictureIn = <Kind extends DescribedKind>({ contentPictures }: Known) =>
  oneOf<ContentPictureId<Kind>>(contentPictures, 'a picture in content/pictures/ that has a description');

const technologyIn = ({ technologies }: Known) =>
  oneOf<TechnologyId>(technologies, 'one of the ids in content/technologies.ts');

/** One schema for each content file, named as the file and its export are. */
export function contentSchemas(known: Known) {
  return {
    profile: profileSchema(known),
    resume: resumeSchema(known),
    portfolio: z.array(entrySchema(known)).min(1).superRefine(checkOrder),
    hobbies: z.array(hobbySchema(known)).min(1),
    technologies: z.record(z.string(), technologySchema(known)),
    videos: z.record(z.string(), videoSchema(known)).superRefine((videos, context) => {
      for (const id of Object.keys(videos)) if (!youtubeId.test(id)) report(context, notYoutubeId, [id]);
    }),
  };
}

function profileSchema(known: Known) {
  const picture = pictureIn(known);
  return z.strictObject({
    name,
    /** First name, for the introduction. */
    givenName: name,
    /** Last name, for the contact card. */
    familyName: name,
    city: name,
    /** Its ISO code, such as `FR`. */
    country: country.optional(),
    /** Where the city is, in degrees, north and east being positive. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Name of the IANA time zone database. */
    timeZone,
    /** Whether the owner is open to work; the home page then says so. */
    isAvailable: z.boolean(),
    email,
    /** In international form, spaces allowed: `+33 6 …`. */
    phone,
    photo: contentPictureIn<'portrait'>(known),
    /** The one accent colour of pages, icons, link previews and CV; on paper in a darker shade. */
    accent,
    /** The picture behind the home page; the one at `remoteUrl` is laid over it once it has arrived. */
    background: z.strictObject({ picture, phonePicture: picture, remoteUrl: httpsUrl.nullable() }),
    /** Year of the first job and year of the last update; not read from a clock, so that a build is reproducible. */
    firstYear: year,
    year,
    /** Within how many hours the owner answers; only if that is a promise. */
    replyHours: z.int().min(1).max(168).optional(),
    /** Where else the owner is: GitHub, LinkedIn, a blog … */
    links: z.array(linkSchema(known)).optional(),
  });
}

/** The slug of a logo in simple-icons, or the name of an SVG file in `content/icons/`; without it, letters are drawn. */
const logoIn = (icons: Known['icons']) =>
  oneOf(icons, 'a slug of simple-icons, or the name of a file in content/icons/').optional();

function linkSchema({ icons }: Known) {
  return z.strictObject({
    /** The network, as it writes itself. */
    name,
    icon: logoIn(icons),
    url: httpsUrl,
  });
}

function resumeSchema(known: Known) {
  return z.strictObject({
    /** Where this site is published, for the CV, which is printed before a build knows it. */
    website: httpsUrl.optional(),
    /** By their codes, such as `fr`; the strongest first. */
    languages: z.array(z.strictObject({ language, level: z.enum(languageLevels) })).optional(),
    /** The latest first. */
    education: z.array(educationSchema(known)).optional(),
    /** Technologies by kind, the strongest kind and technology first. Without it, they are listed by use. */
    skills: z.array(skillsSchema(known)).optional(),
  });
}

function educationSchema(known: Known) {
  return z.strictObject({
    institution: name,
    /** The degree or the course. */
    title: textIn(known),
    date: period,
    url: httpsUrl.optional(),
  });
}

function skillsSchema(known: Known) {
  return z.strictObject({
    kind: textIn(known),
    technologies: z.array(technologyIn(known)).min(1),
  });
}

function workSchema(known: Known) {
  const text = textIn<Under<'works', TextKey>>(known);
  const actions = oneOf<Under<'works', ListKey>>(
    known.lists,
    'the path of a list in messages/fr.json',
  ).superRefine((key, context) => {
    const count = known.lists.get(key);
    if (count !== undefined && count > mostActions) {
      report(context, `the list ${quote(key)} has ${count} items; expected 1 to ${mostActions}`);
    }
  });
  return z.strictObject({
    /** `works.<key>.subTitle`: pictures, videos and technologies name their work by this key. */
    subTitle: oneOf<`works.${WorkKey}.subTitle`>(known.headlines, 'a path such as "works.<key>.subTitle"'),
    /** Where it runs, if the public may see it. */
    deployUrl: httpsUrl.optional(),
    /** Where its code is, if it is open. */
    githubUrl: httpsUrl.optional(),
    actions,
    /** What the owner did in it, what it had to solve, and what came of it in figures. */
    role: text.optional(),
    problem: text.optional(),
    result: text.optional(),
  });
}

function entrySchema(known: Known) {
  const work = z.string().transform((value) => value as WorkKey);
  return z
    .strictObject({
      /** Whether it belongs to the entry above it; it then has no company. */
      isSubPart: z.boolean(),
      company: textIn<Under<'entries', TextKey>>(known).optional(),
      date: period,
      title: textIn<Under<'entries', TextKey>>(known),
      /** What the owner was, for the CV. */
      position: textIn(known),
      /** When, if not all the months of `date`: another position fills the rest of the stay. */
      positionDate: period.optional(),
      worksArray: z.array(workSchema(known)).min(1),
      isImagesOn: z.boolean(),
      isVideosOn: z.boolean(),
      imagesArray: z.array(z.strictObject({ picture: contentPictureIn<'works'>(known), work })).optional(),
      videoIdsArray: z.array(z.strictObject({ video: videoIdIn(known), work })).optional(),
      technos: z.array(
        z.strictObject({
          technology: technologyIn(known),
          works: z.array(work).min(1),
        }),
      ),
    })
    .superRefine((entry, context) => {
      const { imagesArray = [], videoIdsArray = [], technos } = entry;
      checkFlag(context, 'isImagesOn', entry.isImagesOn, 'imagesArray', imagesArray.length);
      checkFlag(context, 'isVideosOn', entry.isVideosOn, 'videoIdsArray', videoIdsArray.length);
      if (entry.isSubPart && entry.company !== undefined) {
        report(context, 'is set in a sub-part, which has no company header; expected no company', [
          'company',
        ]);
      }
      if (entry.positionDate) checkWithin(context, entry.positionDate, entry.date, ['positionDate']);
      checkWorks(context, entry);
      checkUnique(context, imagesArray, 'imagesArray', 'picture');
      checkUnique(context, videoIdsArray, 'videoIdsArray', 'video');
      checkUnique(context, technos, 'technos', 'technology');
    });
}

function videoIdIn({ videos }: Known) {
  return z
    .string()
    .superRefine((id, context) => {
      if (!youtubeId.test(id)) report(context, `${quote(id)} ${notYoutubeId}`);
      else if (!videos.has(id)) {
        report(
          context,
          `${quote(id)} is unknown; expected one of the ids in content/videos.ts${suggest(id, videos)}`,
        );
      }
    })
    .transform((id) => id as VideoId);
}

function hobbySchema(known: Known) {
  const text = textIn<Under<'hobbies', TextKey>>(known);
  return z.strictObject({
    /** Small label above the title. */
    eyebrow: text,
    title: text,
    intro: text,
    /** Text of the external link. */
    link: text,
    /** One line, as on a travel poster. */
    poster: text,
    url: httpsUrl,
    /** Front of the album or book. */
    cover: contentPictureIn<'covers'>(known),
    /** The planet beside it. */
    world: pictureIn(known),
  });
}

function technologySchema({ icons }: Pick<Known, 'icons'>) {
  return z.strictObject({
    /** As its makers write it, the same in every language. */
    name,
    icon: logoIn(icons),
  });
}

function videoSchema(known: Known) {
  return z.strictObject({
    /** Label of the player, and text of the link to YouTube. */
    title: textIn<Under<'videos', TextKey>>(known),
    /** The picture in place of the player until a visitor starts it. */
    poster: pictureIn(known),
  });
}

interface WithWorks {
  worksArray: readonly { subTitle: `works.${WorkKey}.subTitle` }[];
  imagesArray?: readonly { work: WorkKey }[];
  videoIdsArray?: readonly { work: WorkKey }[];
  technos: readonly { works: readonly WorkKey[] }[];
}

/** Pictures, videos and technologies name works of their own entry. */
function checkWorks(
  context: Context,
  { worksArray, imagesArray = [], videoIdsArray = [], technos }: WithWorks,
): void {
  const keys = worksArray.map(workKey);
  const check = (key: WorkKey, path: PropertyKey[]) => {
    if (keys.includes(key)) return;
    const expected = keys.map(quote).join(', ');
    report(
      context,
      `${quote(key)} is not a work of this entry; expected ${expected}${suggest(key, keys)}`,
      path,
    );
  };
  imagesArray.forEach(({ work }, index) => {
    check(work, ['imagesArray', index, 'work']);
  });
  videoIdsArray.forEach(({ work }, index) => {
    check(work, ['videoIdsArray', index, 'work']);
  });
  technos.forEach(({ works }, index) => {
    works.forEach((work, place) => {
      check(work, ['technos', index, 'works', place]);
    });
  });
}

/** A sub-part follows its entry and lies within its stay; no work has the address of another. */
function checkOrder(
  entries: readonly (WithWorks & { isSubPart: boolean; date: Period })[],
  context: Context,
) {
  const headlines = entries.flatMap(({ worksArray }) => worksArray.map(({ subTitle }) => subTitle));
  entries.forEach(({ isSubPart, date, worksArray }, index) => {
    worksArray.forEach(({ subTitle }, place) => {
      if (headlines.filter((headline) => headline === subTitle).length > 1) {
        report(context, `${quote(subTitle)} is here more than once; expected a work of its own`, [
          index,
          'worksArray',
          place,
          'subTitle',
        ]);
      }
    });
    if (!isSubPart) return;
    const whole = entries.slice(0, index).findLast((entry) => !entry.isSubPart);
    if (!whole) {
      report(context, 'is true with no entry above it; expected false', [index, 'isSubPart']);
    } else {
      checkWithin(context, date, whole.date, [index, 'date']);
    }
  });
}

function checkWithin(context: Context, part: Period, whole: Period, path: PropertyKey[]): void {
  if (part.from >= whole.from && (part.to ?? '9') <= (whole.to ?? '9')) return;
  report(
    context,
    `is not within ${whole.from} to ${whole.to ?? 'today'}; expected months within those of the ${
      path.includes('positionDate') ? 'entry' : 'entry above it'
    }`,
    path,
  );
}

/** Reports every value that a list has twice, where it is repeated. */
function checkUnique<Field extends string>(
  context: Context,
  items: readonly Record<Field, string>[],
  list: string,
  field: Field,
): void {
  const values = items.map((item) => item[field]);
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) {
      report(context, `${quote(value)} is here twice; expected it once`, [list, index, field]);
    }
  });
}

/** A flag and its list must agree: media that a flag hides, or a flag without media, is a mistake. */
function checkFlag(context: Context, flag: string, isOn: boolean, list: string, count: number): void {
  if (isOn && count === 0) {
    report(context, `is true but ${list} is empty; expected false, or items in ${list}`, [flag]);
  }
  if (!isOn && count > 0) {
    report(context, `is false but ${list} has ${count} items, which no page shows; expected true`, [flag]);
  }
}
