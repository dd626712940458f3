import type manifest from '../.cache/pictures.json';
import type messages from '../messages/fr.json';
import type { technologies } from './technologies';

/** A translation. Content finds its texts by the keys of entries, works, videos and hobbies. */
export type Messages = typeof messages;

/** A picture: the path of its file below `content/pictures/`, without the extension. */
export type PictureId = keyof typeof manifest;

export type EntryKey = keyof Messages['entries'];
export type WorkKey = keyof Messages['works'];
/** A kind of contract; its name is `contracts.<key>`. */
type ContractKey = keyof Messages['contracts'];
/** The names of the pictures in a folder. */
type Named<Folder extends string, Id = PictureId> = Id extends `${Folder}/${infer Name}` ? Name : never;
/** The name of a video: its title is `videos.<name>`, its poster `posters/<name>`. */
export type VideoName = keyof Messages['videos'] & Named<'posters'>;
/** A screenshot in `works/`, with `pictures.works.<name>` as `alt`, and `captions.<name>`. */
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

/** An item of a list: it belongs to all works of the entry, or to the one that it names. */
export type Item<Name extends string, Field extends string> =
  | Name
  | ({ [name in Field]: Name } & { work: WorkKey });

interface Work {
  /**
   * Its texts are `works.<key>`: subTitle, actions and, all optional, short (2 to 4 words), role,
   * problem, decision (how it was solved, in a sentence) and result.
   */
  key: WorkKey;
  /** Where it runs, if it is public. */
  deployUrl?: HttpsUrl;
  /** Where its code is, if it is public. */
  githubUrl?: HttpsUrl;
  /** The result as a pair of measures; the units are those of `Intl.NumberFormat`. */
  figures?: { before: number; after: number; unit: 'second' | 'minute' | 'hour' | 'day' | 'percent' };
}

interface EntryBase {
  /** Its texts are `entries.<key>`: company, title and position. */
  key: EntryKey;
  /** Whether it is a second position with the company of the entry above. */
  isSubPart: boolean;
  date: Period;
  /** The months of the position, if a sub-part fills the rest of the stay (`date`). */
  positionDate?: Period;
  /** `ownProject`: for nobody else, so its months do not count as experience. */
  contract?: ContractKey | 'ownProject';
  worksArray: Some<Work>;
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
export type Portfolio = Some<PortfolioEntry>;

type GroupKey<Group> = { [Key in keyof Group]: Group[Key] extends string ? never : Key }[keyof Group];

export interface Hobby {
  /** Its texts are `hobbies.<key>`; its cover, `covers/<key>`, has `pictures.covers.<key>`. */
  key: GroupKey<Messages['hobbies']> & keyof Messages['pictures']['covers'] & Named<'covers'>;
  url: HttpsUrl;
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
  /** Last name. */
  familyName: string;
  city: string;
  /** ISO 3166-1 code, such as `FR`. */
  country?: string;
  /** The place of the city in degrees, north and east positive: Contact shows the sky above it. */
  latitude: number;
  longitude: number;
  /** A name of the IANA time zone database, such as `Europe/Paris`. */
  timeZone: string;
  /** Without it, the site does not say that the owner is available. */
  availability?: Availability;
  email: string;
  /** In international form, spaces allowed: `+33 6 …`. */
  phone: `+${string}`;
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
  /** The strongest first: BCP 47 codes and levels of the Common European Framework of Reference. */
  languages?: readonly { language: string; level: 'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2' | 'A1' }[];
  /** The latest first. `education.<key>` has its degree (“Master”) and area (“informatique”). */
  education?: readonly {
    key: keyof Messages['education'];
    institution: string;
    date: Period;
    url?: HttpsUrl;
  }[];
  /** Technologies by kind (`skills.<key>`), the strongest first; without it, by use. */
  skills?: readonly { key: keyof Messages['skills']; technologies: readonly TechnologyId[] }[];
}
