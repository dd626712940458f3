import { z } from 'zod';
import { ground } from '../../app/lib/ground';
import type { Hobby, Period, PortfolioEntry, Profile, Resume, WithLogo } from '../../content/types';
import { contrast } from '../lib/contrast';
import { type Content, quote } from './content';

// The message of each schema says what is expected.

const text = z.string('a text').regex(/\S/, 'a text');
const number = z.number('a number');
const flag = z.boolean('true or false');
const list = (item: z.ZodType) => z.array(item, 'a list in brackets');
const some = (item: z.ZodType) => z.tuple([item], item, 'a list that is not empty');
const form = (expected: string, pattern: RegExp) =>
  z.string(expected).regex(pattern, { error: expected, abort: true });
const between = (least: number, most: number) => {
  const expected = `a number from ${least} to ${most}`;
  return z.number(expected).min(least, expected).max(most, expected);
};
/** A name that `Intl` knows. */
const known = (expected: string, find: (name: string) => unknown) =>
  z.string(expected).refine((name) => {
    try {
      return find(name) !== undefined;
    } catch {
      return false;
    }
  }, expected);
const code = (expected: string, type: 'region' | 'language') =>
  known(expected, (name) => new Intl.DisplayNames('en', { type, fallback: 'none' }).of(name));

/** A schema for each field of a type, so that the compiler finds what content/types.ts has anew. */
const fields = <Facts>(schemas: Record<keyof Facts, z.ZodType>) =>
  z.strictObject(schemas, `one of ${Object.keys(schemas).join(', ')}`);
const optional = <Schemas extends z.ZodRawShape>(schemas: Schemas) => z.object(schemas).partial().shape;
type Of<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

export const email = form('an address such as "me@example.org"', /^[^\s@:]+@[^\s@.]+\.[^\s@]+$/);
export const url = form('the https address of a site', /^https:\/\/[^\s/.]+\.[^\s/]+(\/\S*)?$/);
const month = form('such as "2025-01"', /^(19|20)\d\d-(0[1-9]|1[0-2])$/);
const date = form('such as "2017" or "2017-09"', /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/);
const period = fields<Period>({
  from: date,
  to: z.union([date, z.null()], 'such as "2017" or "2017-09", or null'),
});
const picture = form(
  'a picture without its ending, in small letters, such as "shop-1"',
  /^[a-z\d]+([-/][a-z\d]+)*$/,
);
const amount = z.number('a number').min(0, 'a number that is not negative');
const logo = { name: text, ...optional({ icon: text }) };
/** An item of an entry, or of one work of it. */
const item = (field: string, name = text, expected = 'a name') =>
  z.union(
    [name, z.strictObject({ [field]: name, work: text })],
    `${expected}, or one with "work" and "${field}"`,
  );

const work = fields<Of<PortfolioEntry['worksArray']>>({
  key: text,
  ...optional({
    deployUrl: url,
    githubUrl: url,
    figures: z
      .strictObject({
        before: amount,
        after: amount,
        unit: z.enum(['second', 'minute', 'hour', 'day', 'percent'], 'second, minute, hour, day or percent'),
      })
      .refine(({ before, after }) => before !== after, 'two figures that differ'),
  }),
});

const entry = fields<PortfolioEntry>({
  key: text,
  isSubPart: flag,
  isImagesOn: flag,
  isVideosOn: flag,
  worksArray: list(work),
  technos: list(item('technology')),
  ...optional({
    date: period,
    positionDate: period,
    contract: text,
    imagesArray: some(item('picture', picture, 'a picture without its ending, in small letters')),
    videoIdsArray: some(item('video')),
  }),
});

const profile = fields<Profile>({
  name: text,
  givenName: text,
  accent: form('a "#rrggbb" with a contrast of 4.5 on the page', /^#[0-9a-f]{6}$/i).refine(
    (colour) => contrast(colour, ground) >= 4.5,
    'a colour with a contrast of 4.5 on the page',
  ),
  background: fields<Profile['background']>({
    picture,
    phonePicture: picture,
    remoteUrl: z.union([url, z.null()], 'the https address of a picture, or null'),
  }),
  firstYear: between(1900, 2099),
  updated: month,
  highlights: list(fields<Of<Profile['highlights']>>({ work: text, ...optional({ picture }) })),
  ...optional({
    familyName: text,
    city: text,
    country: code('such as "FR"', 'region'),
    latitude: between(-90, 90),
    longitude: between(-180, 180),
    timeZone: known('such as "Europe/Paris"', (timeZone) => Intl.DateTimeFormat('en', { timeZone })),
    availability: fields<Profile['availability'] & object>(
      optional({ from: month, contracts: some(text), remoteDays: between(0, 5).int('a number from 0 to 5') }),
    ),
    email,
    phone: form('a number such as "+33 6 39 98 07 42"', /^\+?[\d(](?:[ ()./-]*\d){4,14}$/),
    replyHours: number,
    links: list(fields<Of<Profile['links']>>({ ...logo, url })),
    source: url,
  }),
});

const resume = fields<Resume>(
  optional({
    website: url,
    languages: list(
      fields<Of<Resume['languages']>>({
        language: code('such as "fr"', 'language'),
        ...optional({ level: text }),
      }),
    ),
    education: list(
      fields<Of<Resume['education']>>({
        key: text,
        institution: text,
        ...optional({ date: period, url }),
      }),
    ),
    skills: list(fields<Of<Resume['skills']>>({ key: text, technologies: list(text) })),
    certificates: list(
      fields<Of<Resume['certificates']>>({ name: text, ...optional({ issuer: text, date, url }) }),
    ),
    awards: list(fields<Of<Resume['awards']>>({ title: text, ...optional({ awarder: text, date, url }) })),
  }),
);

const facts = z.object({
  portfolio: z.array(entry).min(1, 'an entry, such as your last position'),
  hobbies: list(fields<Hobby>({ key: text, world: picture, ...optional({ url }) })),
  profile,
  resume,
  technologies: z.record(z.string(), fields<WithLogo>(logo)),
  languages: z.record(
    code('', 'language'),
    text,
    'a code such as "fr" or "pt-BR", with the name of the language',
  ),
  videos: z.record(z.string(), form('the 11 signs after "v=" in its YouTube address', /^[\w-]{11}$/)),
});

/** Facts that are missing or have another form, a line each: nothing else can be checked before. */
export function findFactErrors(content: Content): string[] {
  const { issues = [] } = facts.safeParse(content).error ?? {};
  return issues.flatMap((issue) => {
    const extra = issue.code === 'unrecognized_keys' && issue.keys;
    const paths = extra ? extra.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      const value = path.reduce((node: unknown, key) => Object(node)[key], content);
      const problem = value === undefined ? 'is missing' : `is ${extra ? 'no field' : quote(value)}`;
      return `${placeOf(path, content)}: ${problem}; expected ${issue.message}`;
    });
  });
}

/** @example 'content/portfolio.ts › liveMusic › worksArray.0.deployUrl', where items have a key */
function placeOf([file, ...path]: readonly PropertyKey[], content: object): string {
  const { key } = Object(Object(Reflect.get(content, String(file)))[path[0] ?? '']);
  const parts = key === undefined ? [path.join('.')] : [key, path.slice(1).join('.')];
  return [`content/${String(file)}.ts`, ...parts].filter(Boolean).join(' › ');
}
