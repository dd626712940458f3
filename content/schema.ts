/**
 * What the content files must hold: their checks, and from these their types. Pages import only the types, as the
 * schema library is too heavy for a visitor.
 */
import { z } from 'zod';
import { checkEntry, checkOrder, eachOnce } from '../scripts/check/entries';
import {
  actionsIn,
  contentPictureIn,
  headlineIn,
  type Known,
  logoIn,
  pictureIn,
  technologyIn,
  textIn,
  videoIn,
  youtubeId,
} from '../scripts/check/references';
import * as value from '../scripts/check/values';
import type { TextKey, Under, WorkKey } from './types';

export type Period = z.infer<typeof value.period>;
export type Profile = z.infer<ReturnType<typeof profileSchema>>;
export type Resume = z.infer<ReturnType<typeof resumeSchema>>;
export type PortfolioEntry = z.infer<ReturnType<typeof entrySchema>>;
export type Work = PortfolioEntry['worksArray'][number];
export type Hobby = z.infer<ReturnType<typeof hobbySchema>>;
export type Technology = z.infer<ReturnType<typeof technologySchema>>;
export type Video = z.infer<ReturnType<typeof videoSchema>>;

/** One schema for each content file, named as the file and its export are. */
export function contentSchemas(known: Known) {
  return {
    profile: profileSchema(known),
    resume: resumeSchema(known),
    portfolio: z.array(entrySchema(known).superRefine(checkEntry)).min(1).superRefine(checkOrder),
    hobbies: z.array(hobbySchema(known)).min(1),
    technologies: z.record(z.string(), technologySchema(known)),
    videos: z.record(youtubeId, videoSchema(known)),
  };
}

function profileSchema(known: Known) {
  const picture = pictureIn(known);
  return z.strictObject({
    name: value.name,
    /** First name, for the introduction. */
    givenName: value.name,
    /** Last name, for the contact card. */
    familyName: value.name,
    city: value.name,
    /** Its ISO code, such as `FR`. */
    country: value.country.optional(),
    /** Where the city is, in degrees, north and east being positive. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Name of the IANA time zone database. */
    timeZone: value.timeZone,
    /** Whether the owner is open to work; the home page then says so. */
    isAvailable: z.boolean(),
    email: value.email,
    /** In international form, spaces allowed: `+33 6 …`. */
    phone: value.phone,
    photo: contentPictureIn<'portrait'>(known),
    /** The one accent colour of pages, icons, link previews and CV; on paper in a darker shade. */
    accent: value.accent,
    /** The picture behind the home page; the one at `remoteUrl` is laid over it once it has arrived. */
    background: z.strictObject({ picture, phonePicture: picture, remoteUrl: value.httpsUrl.nullable() }),
    /** Year of the first job and year of the last update; not read from a clock, so that a build is reproducible. */
    firstYear: value.year,
    year: value.year,
    /** Within how many hours the owner answers; only if that is a promise. */
    replyHours: z.int().min(1).max(168).optional(),
    /** Where else the owner is: GitHub, LinkedIn, a blog … */
    links: z
      .array(
        z.strictObject({
          /** The network, as it writes itself. */
          name: value.name,
          icon: logoIn(known),
          url: value.httpsUrl,
        }),
      )
      .optional(),
  });
}

function resumeSchema(known: Known) {
  return z.strictObject({
    /** Where this site is published, for the CV, which is printed before a build knows it. */
    website: value.httpsUrl.optional(),
    /** By their codes, such as `fr`; the strongest first. */
    languages: z
      .array(z.strictObject({ language: value.language, level: z.enum(value.languageLevels) }))
      .optional(),
    /** The latest first. */
    education: z
      .array(
        z.strictObject({
          institution: value.name,
          /** The degree or the course. */
          title: textIn(known),
          date: value.period,
          url: value.httpsUrl.optional(),
        }),
      )
      .optional(),
    /** Technologies by kind, the strongest kind and technology first. Without it, they are listed by use. */
    skills: z
      .array(z.strictObject({ kind: textIn(known), technologies: z.array(technologyIn(known)).min(1) }))
      .optional(),
  });
}

function workSchema(known: Known) {
  const text = textIn<Under<'works', TextKey>>(known);
  return z.strictObject({
    /** `works.<key>.subTitle`: pictures, videos and technologies name their work by this key. */
    subTitle: headlineIn(known),
    /** Where it runs, if the public may see it. */
    deployUrl: value.httpsUrl.optional(),
    /** Where its code is, if it is open. */
    githubUrl: value.httpsUrl.optional(),
    actions: actionsIn(known),
    /** What the owner did in it, what it had to solve, and what came of it in figures. */
    role: text.optional(),
    problem: text.optional(),
    result: text.optional(),
  });
}

function entrySchema(known: Known) {
  const work = z.string().transform((key) => key as WorkKey);
  return z.strictObject({
    /** Whether it belongs to the entry above it; it then has no company. */
    isSubPart: z.boolean(),
    company: textIn<Under<'entries', TextKey>>(known).optional(),
    date: value.period,
    title: textIn<Under<'entries', TextKey>>(known),
    /** What the owner was, for the CV. */
    position: textIn(known),
    /** When, if not all the months of `date`: another position fills the rest of the stay. */
    positionDate: value.period.optional(),
    worksArray: z.array(workSchema(known)).min(1),
    isImagesOn: z.boolean(),
    isVideosOn: z.boolean(),
    imagesArray: z
      .array(z.strictObject({ picture: contentPictureIn<'works'>(known), work }))
      .superRefine(eachOnce('picture'))
      .optional(),
    videoIdsArray: z
      .array(z.strictObject({ video: videoIn(known), work }))
      .superRefine(eachOnce('video'))
      .optional(),
    technos: z
      .array(z.strictObject({ technology: technologyIn(known), works: z.array(work).min(1) }))
      .superRefine(eachOnce('technology')),
  });
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
    url: value.httpsUrl,
    /** Front of the album or book. */
    cover: contentPictureIn<'covers'>(known),
    /** The planet beside it. */
    world: pictureIn(known),
  });
}

function technologySchema(known: Pick<Known, 'icons'>) {
  return z.strictObject({
    /** As its makers write it, the same in every language. */
    name: value.name,
    icon: logoIn(known),
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
