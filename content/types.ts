import type manifest from '../.cache/pictures.json';
import type messages from '../messages/fr.json';
import type { technologies } from './technologies';

/** The texts of a language; content names them by the keys of entry, work, video and hobby. */
export type Messages = typeof messages;

/** A picture: the path of its file from `content/pictures/`, without the extension (.jpg, .png or .webp). */
export type PictureId = keyof typeof manifest;

export type EntryKey = keyof Messages['entries'];
export type WorkKey = keyof Messages['works'];
/** A kind of contract; `contracts.<key>` names it. */
type ContractKey = keyof Messages['contracts'];
/** The names of the pictures in a folder. */
type Named<Folder extends string, Id = PictureId> = Id extends `${Folder}/${infer Name}` ? Name : never;
/** The name of a video: its title is `videos.<name>`, its still `posters/<name>`. */
export type VideoName = keyof Messages['videos'] & Named<'posters'>;
/** The name of a screenshot in `works/`: `pictures.works.<name>` describes it, `captions.<name>` names it in a few words. */
export type ScreenshotName = keyof Messages['captions'] &
  keyof Messages['pictures']['works'] &
  Named<'works'>;
export type TechnologyId = keyof typeof technologies;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Such as `2025-01`. */
export type Month = `${19 | 20}${Digit}${Digit}-${`0${Exclude<Digit, 0>}` | 10 | 11 | 12}`;

/** A list that is not empty. */
type Some<Item> = readonly [Item, ...Item[]];

/** A full address of another site. */
type HttpsUrl = `https://${string}`;

/** A range of months; `to` is null while it lasts. */
export interface Period {
  from: Month;
  to: Month | null;
}

/** An item of a list: it counts for every work of the entry, or for the one that it names. */
export type Item<Name extends string, Field extends string> =
  | Name
  | ({ [name in Field]: Name } & { work: WorkKey });

/**
 * A work; its texts are `works.<key>`: subTitle, actions and, all optional, `short` (its name in two to four words), role,
 * problem, decision (the sentence that says what was decided to solve it) and result.
 */
interface Work {
  key: WorkKey;
  /** Where it runs, if the public may see it. */
  deployUrl?: HttpsUrl;
  /** Where its code is, if it is open. */
  githubUrl?: HttpsUrl;
  /** What its result is measured by, drawn as two bars; the units are those of `Intl.NumberFormat`. */
  figures?: { before: number; after: number; unit: 'second' | 'minute' | 'hour' | 'day' | 'percent' };
}

interface Entry {
  /** Its texts are `entries.<key>`: company, title and position. */
  key: EntryKey;
  /** Whether it belongs to the entry above it; it then has no company. */
  isSubPart: boolean;
  date: Period;
  /** When the owner had the position, if not in all months of `date`: another one fills the rest of the stay. */
  positionDate?: Period;
  /** The kind of contract; `ownProject` is what the owner did for nobody, which counts as no experience in a company. */
  contract?: ContractKey | 'ownProject';
  worksArray: Some<Work>;
  technos: readonly Item<TechnologyId, 'technology'>[];
}

/** A section of Portfolio. A flag says whether its list is there. */
export type PortfolioEntry = Entry &
  (
    | { isImagesOn: true; imagesArray: Some<Item<ScreenshotName, 'picture'>> }
    | { isImagesOn: false; imagesArray?: never }
  ) &
  (
    | { isVideosOn: true; videoIdsArray: Some<Item<VideoName, 'video'>> }
    | { isVideosOn: false; videoIdsArray?: never }
  );

/** The entries, the latest first. */
export type Portfolio = Some<PortfolioEntry>;

type GroupKey<Group> = { [Key in keyof Group]: Group[Key] extends string ? never : Key }[keyof Group];

export interface Hobby {
  /** Its texts are `hobbies.<key>`; its cover is `covers/<key>`, described by `pictures.covers.<key>`. */
  key: GroupKey<Messages['hobbies']> & keyof Messages['pictures']['covers'] & Named<'covers'>;
  url: HttpsUrl;
  /** The planet beside it. */
  world: PictureId;
}

/** Something with a logo: the slug of simple-icons or a file in `content/icons/`; without one, letters are drawn. */
export interface WithLogo {
  /** As its makers write it, the same in every language. */
  name: string;
  icon?: string;
}

/** When, how and where the owner would work; each part may be left out. */
interface Availability {
  /** The first month; without it, at once. `npm run check` warns when it has passed. */
  from?: Month;
  /** The preferred one first. */
  contracts?: Some<ContractKey>;
  /** Days a week away from the office in `city`: 0 means on site, 5 means that any place will do. */
  remoteDays?: 0 | 1 | 2 | 3 | 4 | 5;
}

export interface Profile {
  name: string;
  /** First name, for the introduction. */
  givenName: string;
  /** Last name, for the contact card. */
  familyName: string;
  city: string;
  /** ISO 3166-1 code, such as `FR`. */
  country?: string;
  /** Where the city is, for its sky on Contact: in degrees, north and east being positive. */
  latitude: number;
  longitude: number;
  /** Name of the IANA time zone database. */
  timeZone: string;
  /** What recruiters ask first; without it the site does not say that the owner is available. */
  availability?: Availability;
  /** On Contact, in the CV, the contact card, the QR code and the JSON Resume. */
  email: string;
  /** In international form, spaces allowed: `+33 6 …`. */
  phone: `+${string}`;
  /** The one accent colour of pages, icons, link previews and CV, as `#rrggbb`, with a contrast of 4.5 to the ground. */
  accent: `#${string}`;
  /** The picture behind the home page; the one at `remoteUrl` is laid over it once it has arrived. */
  background: { picture: PictureId; phonePicture: PictureId; remoteUrl: HttpsUrl | null };
  /** Year of the first job. */
  firstYear: number;
  /** The month of the last update; not read from a clock, so that a build is reproducible. */
  updated: Month;
  /** The works that Home shows. The first one is in the link previews too. */
  highlights: readonly { work: WorkKey; picture?: ScreenshotName }[];
  /** Within how many hours the owner answers; only if that is a promise. */
  replyHours?: number;
  /** Where else the owner is: GitHub, LinkedIn, a blog … */
  links?: readonly (WithLogo & { url: HttpsUrl })[];
  /** Where the code of this site is, if it is open: the footer then links to it and names the commit. */
  source?: HttpsUrl;
}

export interface Resume {
  /** Where this site is published, for the CV, which a build without SITE_URL makes too. */
  website?: HttpsUrl;
  /** BCP 47 codes, such as `fr`, with levels of the Common European Framework of Reference; the strongest first. */
  languages?: readonly { language: string; level: 'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2' | 'A1' }[];
  /** The latest first; `education.<key>` has the words: degree (Master) and area (informatique). */
  education?: readonly {
    key: keyof Messages['education'];
    institution: string;
    date: Period;
    url?: HttpsUrl;
  }[];
  /** Technologies by kind, whose name is `skills.<key>`, the strongest first. Without it, they are listed by use. */
  skills?: readonly { key: keyof Messages['skills']; technologies: readonly TechnologyId[] }[];
}
