/**
 * What the content files must hold, beyond what their types can say. Only the check reads this file: a page that
 * imported it would carry the whole schema library to the visitor.
 */
import { z } from 'zod';
import { quote, suggest } from '../scripts/check/fault';

/** The names that the content may refer to, collected from the catalogues, the other content files and the icon set. */
export interface Known {
  /** Dotted paths to texts. */
  texts: ReadonlySet<string>;
  /** Dotted paths to lists, with the number of their items. */
  lists: ReadonlyMap<string, number>;
  /** Ids of pictures, with their kind. */
  pictures: ReadonlyMap<string, unknown>;
  technologies: ReadonlySet<string>;
  videos: ReadonlySet<string>;
  /** Slugs of simple-icons. */
  icons: ReadonlySet<string>;
}

type Context = z.core.$RefinementCtx;

/** Fewest and most actions of a work: fewer say nothing, more are not read. */
const [fewestActions, mostActions] = [3, 6];

const youtubeId = /^[\w-]{11}$/;
const noYoutubeId = 'is no YouTube id; expected 11 letters, digits, "-" or "_"';

function report(context: Context, message: string, path: PropertyKey[] = []): void {
  context.addIssue({ code: 'custom', message, path });
}

/** A text of its own that is not blank, for names, which are the same in every language. */
const name = z.string().superRefine((value, context) => {
  if (!value.trim()) report(context, 'is empty; expected a text');
});

/** The name of one of `known`; `what` finishes the sentence "expected …". */
function oneOf(known: ReadonlySet<string> | ReadonlyMap<string, unknown>, what: string) {
  return z.string().superRefine((value, context) => {
    if (!known.has(value)) {
      report(context, `${quote(value)} is unknown; expected ${what}${suggest(value, known.keys())}`);
    }
  });
}

/** A full https address of another site. */
const httpsUrl = z.string().superRefine((value, context) => {
  if (!URL.canParse(value) || /\s/.test(value)) {
    report(context, `${quote(value)} is no valid address; expected one such as "https://example.org/page"`);
  } else if (!/^https:\/\//.test(value)) {
    report(context, `${quote(value)} is not https; expected an address that starts with https://`);
  } else if (!new URL(value).hostname.includes('.')) {
    report(context, `${quote(value)} names no site; expected one such as "https://example.org/page"`);
  }
});

const email = z.email({
  error: ({ input }) => `${quote(input)} is no e-mail address; expected one such as "me@example.org"`,
});

/** International form: what a `tel:` link needs to work from any country. */
const phone = z.string().superRefine((value, context) => {
  const digits = value.replace(/\D/g, '').length;
  if (!/^\+\d[\d ]*\d$/.test(value) || digits < 8 || digits > 15) {
    report(
      context,
      `${quote(value)} is no phone number; expected the international form such as "+33 6 39 98 07 42"`,
    );
  }
});

const year = z.int().min(1970).max(2100);

/** Reports every value that stands twice in a list, at its second place. */
function reportTwice(context: Context, list: string, field: string[], values: readonly string[]): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) {
      report(context, `${quote(value)} stands here twice; expected it once`, [list, index, ...field]);
    }
  });
}

/** The references that several files make. */
function references(known: Known) {
  const picture = oneOf(known.pictures, 'one of the ids in content/pictures.ts');
  return {
    /** A text in every language. */
    text: oneOf(known.texts, 'the path of a text in messages/fr.json'),
    /** Any picture. */
    picture,
    /** A picture that has a description. */
    contentPicture: picture.superRefine((id, context) => {
      if (known.pictures.get(id) === 'decorative') {
        report(
          context,
          `${quote(id)} is decorative in content/pictures.ts; expected a picture of the kind content`,
        );
      }
    }),
  };
}

type References = ReturnType<typeof references>;

/** Gives one schema for each content file, named as the file and its export are. */
export function contentSchemas(known: Known) {
  const to = references(known);
  return {
    profile: profileSchema(to),
    portfolio: portfolioSchema(entrySchema(known, to)),
    hobbies: z.array(hobbySchema(to)).min(1),
    technologies: z.record(z.string(), technologySchema(known)),
    videos: videosSchema(to),
    pictures: z.record(z.string(), pictureKind),
  };
}

function profileSchema({ text, picture, contentPicture }: References) {
  return z.strictObject({
    /** Full name. */
    name,
    /** First name, as the introduction says it. */
    givenName: name,
    /** Last name, for the contact card. */
    familyName: name,
    /** What the owner does. */
    role: text,
    /** Where the owner works from. */
    city: name,
    /** Whether the home page says that the owner is available. */
    isAvailable: z.boolean(),
    /** For the mailto link. */
    email,
    /** For the tel link. */
    phone,
    /** The owner's photo. */
    photo: contentPicture,
    /** The view behind the home page: the bundled ones, and a remote one to lay over them, or null. */
    background: z.strictObject({ picture, phonePicture: picture, remoteUrl: httpsUrl.nullable() }),
    /** Year of the first job. */
    firstYear: year,
    /** Year of the last update. */
    year,
  });
}

function portfolioSchema(entry: ReturnType<typeof entrySchema>) {
  return z
    .array(entry)
    .min(1)
    .superRefine(([first], context) => {
      if (first?.isSubPart) {
        report(context, 'is true with no entry above it; expected false', [0, 'isSubPart']);
      }
    });
}

function entrySchema(known: Known, { text, contentPicture }: References) {
  return z
    .strictObject({
      /** True for a part of the entry above it. */
      isSubPart: z.boolean(),
      /** Header of the entry; null in a sub-part. */
      company: text.nullable(),
      /** From when to when. */
      date: text,
      /** What it was about. */
      title: text,
      /** The works, at least one. */
      worksArray: z.array(workSchema(known, text)).min(1),
      /** Whether it shows pictures. */
      isImagesOn: z.boolean(),
      /** Whether it shows videos. */
      isVideosOn: z.boolean(),
      /** Its pictures, each with the index of its work. */
      imagesArray: z.array(z.strictObject({ picture: contentPicture, work: z.int() })),
      /** YouTube ids of its videos. */
      videoIdsArray: z.array(videoIdSchema(known)),
      /** Its technologies, each with the indexes of the works that used it. */
      technos: z.array(
        z.strictObject({
          technology: oneOf(known.technologies, 'one of the ids in content/technologies.ts'),
          works: z.array(z.int()).min(1),
        }),
      ),
    })
    .superRefine((entry, context) => {
      checkFlag(context, 'isImagesOn', entry.isImagesOn, 'imagesArray', entry.imagesArray.length);
      checkFlag(context, 'isVideosOn', entry.isVideosOn, 'videoIdsArray', entry.videoIdsArray.length);
      if (entry.isSubPart && entry.company !== null) {
        report(context, 'is set in a sub-part, which has no company header; expected null', ['company']);
      }
      checkWorkIndexes(context, entry);
      reportTwice(
        context,
        'imagesArray',
        ['picture'],
        entry.imagesArray.map(({ picture }) => picture),
      );
      reportTwice(context, 'videoIdsArray', [], entry.videoIdsArray);
      reportTwice(
        context,
        'technos',
        ['technology'],
        entry.technos.map(({ technology }) => technology),
      );
    });
}

function workSchema(known: Known, text: References['text']) {
  const actions = oneOf(known.lists, 'the path of a list in messages/fr.json').superRefine((key, context) => {
    const count = known.lists.get(key);
    if (count !== undefined && (count < fewestActions || count > mostActions)) {
      report(
        context,
        `the list ${quote(key)} has ${count} items; expected ${fewestActions} to ${mostActions}`,
      );
    }
  });
  return z.strictObject({
    /** Headline of the work. */
    subTitle: text,
    /** Where it runs, or null. */
    deployUrl: httpsUrl.nullable(),
    /** Where its code is, or null. */
    githubUrl: httpsUrl.nullable(),
    /** Key of the list of what was done. */
    actions,
  });
}

function videoIdSchema({ videos }: Known) {
  return z.string().superRefine((id, context) => {
    if (!youtubeId.test(id)) report(context, `${quote(id)} ${noYoutubeId}`);
    else if (!videos.has(id)) {
      report(
        context,
        `${quote(id)} is unknown; expected one of the ids in content/videos.ts${suggest(id, videos)}`,
      );
    }
  });
}

function hobbySchema({ text, picture, contentPicture }: References) {
  return z.strictObject({
    /** Small label above the title. */
    eyebrow: text,
    /** Text of the heading, which is a link too. */
    title: text,
    /** A sentence or two. */
    intro: text,
    /** Text of the link. */
    link: text,
    /** One line, as on a travel poster. */
    poster: text,
    /** Where the link goes. */
    url: httpsUrl,
    /** Front of the album or book. */
    cover: contentPicture,
    /** The planet beside it. */
    world: picture,
  });
}

function technologySchema({ icons }: Known) {
  return z.strictObject({
    /** As its makers write it. */
    name,
    /** Slug of its logo. */
    icon: oneOf(icons, 'the slug of an icon in simple-icons'),
  });
}

function videosSchema({ text, picture }: References) {
  /** The title in every language, and the still shown before the player is asked for. */
  const video = z.strictObject({ title: text, poster: picture });
  return z.record(z.string(), video).superRefine((videos, context) => {
    for (const id of Object.keys(videos)) {
      if (!youtubeId.test(id)) report(context, noYoutubeId, [id]);
    }
  });
}

const pictureKind = z.enum(['content', 'decorative'], {
  error: ({ input }) => `${quote(input)} is no kind of picture; expected "content" or "decorative"`,
});

interface Indexed {
  worksArray: readonly unknown[];
  imagesArray: readonly { work: number }[];
  technos: readonly { works: readonly number[] }[];
}

/** Pictures and technologies hang under a work by its index; a work without technologies has an empty Technos row. */
function checkWorkIndexes(context: Context, { worksArray, imagesArray, technos }: Indexed): void {
  const last = worksArray.length - 1;
  const check = (index: number, path: PropertyKey[]) => {
    if (index < 0 || index > last) {
      report(context, `${index} is out of range; expected the index of a work, 0 to ${last}`, path);
    }
  };
  imagesArray.forEach(({ work }, index) => {
    check(work, ['imagesArray', index, 'work']);
  });
  technos.forEach(({ works }, index) => {
    works.forEach((work, place) => {
      check(work, ['technos', index, 'works', place]);
    });
  });
  worksArray.forEach((_, index) => {
    if (!technos.some(({ works }) => works.includes(index))) {
      report(context, 'has no technology; expected its index in one of technos', ['worksArray', index]);
    }
  });
}

/** Media that a flag hides, or a flag that announces none, are both slips of the pen. */
function checkFlag(context: Context, flag: string, isOn: boolean, list: string, count: number): void {
  if (isOn && count === 0)
    report(context, `is true but ${list} is empty; expected false, or items in ${list}`, [flag]);
  if (!isOn && count > 0) {
    report(context, `is false but ${list} has ${count} items, which would never show; expected true`, [flag]);
  }
}

/** Says in words what a schema found wrong where it has no words of its own; to be given to `safeParse`. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is missing' : `${quote(issue.input)} is of another type`}; expected ${
        typeNames[issue.expected] ?? issue.expected
      }`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map(quote).join(', ')}, which no page reads; expected only the fields in content/schema.ts`;
    case 'too_small':
      return issue.origin === 'array'
        ? 'is empty; expected at least one item'
        : `${quote(issue.input)} is too small; expected ${issue.minimum} or more`;
    case 'too_big':
      return `${quote(issue.input)} is too big; expected ${issue.maximum} or less`;
    default:
      return `${quote(issue.input)} is wrong (${issue.code}); expected what content/schema.ts says`;
  }
}

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object with fields',
  record: 'an object with fields',
  string: 'a text',
};
