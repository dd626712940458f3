import type words from '../.cache/messages.json';
import type manifest from '../.cache/pictures.json';
import type { technologies } from './technologies';

/**
 * A translation: the site's own words, and the owner's texts. `npm run check` finds the keys that
 * have no texts, and the texts that have no key.
 */
export type Messages = Omit<typeof words, keyof OwnTexts> & OwnTexts;

/** Texts that content finds by the keys of its items: a group without items may be missing. */
interface OwnTexts {
  entries: Record<EntryKey, EntryTexts>;
  works: Record<WorkKey, WorkTexts>;
  contracts: Record<ContractKey, string>;
  /** The title of a video. */
  videos: Record<VideoName, string>;
  /** What a picture shows, for those who can't see it. A portrait without it is nobody's photo. */
  pictures: { portrait: string; works: Record<ScreenshotName, string>; covers: Record<string, string> };
  captions: Record<ScreenshotName, string>;
  education: Record<string, { degree?: string; area?: string }>;
  /** Levels of languages beside those of the Common European Framework, such as `fluent`. */
  levels: { native: string } & Record<string, string>;
  skills: Record<string, string>;
}

export interface EntryTexts {
  title: string;
  /** The owner's job title there. */
  position?: string;
  /** Not for a sub-part, which has that of the entry above. */
  company?: string;
}

export interface WorkTexts {
  subTitle: string;
  /** What the owner did, by any keys: one to six. None while all are still to be written. */
  actions?: Record<string, string>;
  /** Its name in 2 to 4 words. */
  short?: string;
  role?: string;
  problem?: string;
  /** How it was solved, in a sentence. */
  decision?: string;
  result?: string;
}

export interface HobbyTexts {
  title: string;
  intro?: string;
  /** The line above the title. */
  eyebrow?: string;
  /** What the button says, for a hobby with a `url`. */
  link?: string;
  /** The line below the planet. */
  poster?: string;
}

/** The key of an entry and of its texts, `entries.<key>`. */
export type EntryKey = string;
/** The key of a work and of its texts, `works.<key>`: its name in addresses is made of it. */
export type WorkKey = string;
/** A kind of contract; its name is `contracts.<key>`. */
type ContractKey = string;
/** The name of a video: its title is `videos.<name>`, its poster `posters/<name>`. */
export type VideoName = string;
/** A screenshot in `works/`, with `pictures.works.<name>` as `alt`, and `captions.<name>`. */
export type ScreenshotName = string;
export type TechnologyId = keyof typeof technologies;

/** A picture: the path of its file below `content/pictures/`, or `drawn/<work>`. */
export type PictureId = keyof typeof manifest | `${'works' | 'posters' | 'covers' | 'drawn'}/${string}`;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Such as `2017`. */
export type Year = `${19 | 20}${Digit}${Digit}`;

/** Such as `2025-01`. */
export type Month = `${Year}-${`0${Exclude<Digit, 0>}` | 10 | 11 | 12}`;

/** As much of a date as is to be said. */
export type PartialDate = Month | Year;

/** A list that is not empty. */
type Some<Item> = readonly [Item, ...Item[]];

/** A full address of another site. */
type HttpsUrl = `https://${string}`;

/** A range of months, or of years; `to` is null while it lasts. */
export interface Period {
  from: PartialDate;
  to: PartialDate | null;
}

/** An item of a list: it belongs to all works of the entry, or to the one that it names. */
export type Item<Name extends string, Field extends string> =
  | Name
  | ({ [name in Field]: Name } & { work: WorkKey });

interface Work {
  key: WorkKey;
  /** Where it runs, if it is public. */
  deployUrl?: HttpsUrl;
  /** Where its code is, if it is public. */
  githubUrl?: HttpsUrl;
  /** The result as a pair of measures; the units are those of `Intl.NumberFormat`. */
  figures?: { before: number; after: number; unit: 'second' | 'minute' | 'hour' | 'day' | 'percent' };
}

interface EntryBase {
  key: EntryKey;
  /** Whether it is a second position with the company of the entry above. */
  isSubPart: boolean;
  /** Own projects may have none. */
  date?: Period;
  /** The months of the position, if a sub-part fills the rest of the stay (`date`). */
  positionDate?: Period;
  /** `ownProject`: for nobody else, so its months do not count as experience. */
  contract?: ContractKey | 'ownProject';
  /** Empty for a position that is a line of the career, and no section of Portfolio. */
  worksArray: readonly Work[];
  technos: readonly Item<TechnologyId, 'technology'>[];
}

/** A section of Portfolio. `isImagesOn` and `isVideosOn` say whether there is a list of them. */
export type PortfolioEntry = EntryBase &
  (
    | { isImagesOn: true; imagesArray: Some<Item<ScreenshotName, 'picture'>> }
    | { isImagesOn: false; imagesArray?: never }
  ) &
  (
    | { isVideosOn: true; videoIdsArray: Some<Item<VideoName, 'video'>> }
    | { isVideosOn: false; videoIdsArray?: never }
  );

/** The entries, the latest first. */
export type Portfolio = readonly PortfolioEntry[];

export interface Hobby {
  /** Its texts are `hobbies.<key>`; a cover is `covers/<key>`, with `pictures.covers.<key>`. */
  key: string;
  url?: HttpsUrl;
  /** The planet beside it. */
  world: PictureId;
}

/**
 * Something with a logo. `icon` is the name of an .svg file in `content/icons/`, else a slug of
 * simple-icons; without it, two letters are drawn.
 */
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
  /** Days a week away from the office in `city`: 0 is on site, 5 is anywhere. */
  remoteDays?: 0 | 1 | 2 | 3 | 4 | 5;
}

export interface Profile {
  name: string;
  /** First name, for the contact card. */
  givenName: string;
  /** Last name, unless the name is one word. */
  familyName?: string;
  city?: string;
  /** ISO 3166-1 code, such as `FR`. */
  country?: string;
  /** The place of the city in degrees, north and east positive: Contact shows the sky above it. */
  latitude?: number;
  longitude?: number;
  /** A name of the IANA time zone database, such as `Europe/Paris`. */
  timeZone?: string;
  /** Without it, the site does not say that the owner is available. */
  availability?: Availability;
  email?: string;
  /** In international form, spaces allowed: `+33 6 …`. In any other form it is no link. */
  phone?: string;
  /** The accent colour, as `#rrggbb`, with a contrast of at least 4.5 on the page. */
  accent: `#${string}`;
  /** The picture behind Home. The one at `remoteUrl` is shown instead once it has loaded. */
  background: { picture: PictureId; phonePicture: PictureId; remoteUrl: HttpsUrl | null };
  /** The year in which the first entry begins. */
  firstYear: number;
  /** The month of the last update; not read from a clock, so that a build is reproducible. */
  updated: Month;
  /** The works on Home. The first one is in the link previews too. */
  highlights: readonly { work: WorkKey; picture?: ScreenshotName }[];
  /** The owner promises to answer within so many hours. */
  replyHours?: number;
  /** The owner’s other pages: GitHub, LinkedIn, a blog … */
  links?: readonly (WithLogo & { url: HttpsUrl })[];
  /** Where the code of this site is, if it is public, for the footer. */
  source?: HttpsUrl;
}

export interface Resume {
  /** The address of this site, for the CV and the JSON Resume of a build without SITE_URL. */
  website?: HttpsUrl;
  /**
   * The strongest first: BCP 47 codes, and levels of the Common European Framework of Reference,
   * such as `B2`, or keys of `levels`, such as `native`.
   */
  languages?: readonly { language: string; level?: string }[];
  /** The latest first. `education.<key>` has its degree (“Master”) and area (“informatique”). */
  education?: readonly {
    key: string;
    institution: string;
    date?: Period;
    url?: HttpsUrl;
  }[];
  /** Technologies by kind (`skills.<key>`), the strongest first; without it, by use. */
  skills?: readonly { key: string; technologies: readonly TechnologyId[] }[];
  /** The latest first. Proper names are the same in every language. */
  certificates?: readonly { name: string; issuer?: string; date?: PartialDate; url?: HttpsUrl }[];
  /** The latest first. */
  awards?: readonly { title: string; awarder?: string; date?: PartialDate; url?: HttpsUrl }[];
}
