import type { Content } from './content';

type Kind = readonly [isRight: (value: unknown) => boolean, expected: string];

const date = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/;
const isDate = (value: unknown) => typeof value === 'string' && date.test(value);
const get = (value: unknown, key: string): unknown => Object(value)[key];

const text: Kind = [(value) => typeof value === 'string' && value.trim() !== '', 'a text'];
const optional = ([isRight, expected]: Kind): Kind => [
  (value) => value === undefined || isRight(value),
  `${expected}, or nothing`,
];
const number: Kind = [(value) => typeof value === 'number', 'a number'];
const flag: Kind = [(value) => typeof value === 'boolean', 'true or false'];
const list: Kind = [Array.isArray, 'a list in brackets'];
const some: Kind = [(value) => Array.isArray(value) && value.length > 0, 'a list that is not empty'];
const none: Kind = [(value) => value === undefined, 'no list, as its flag is false'];
const period: Kind = [
  (value) => isDate(get(value, 'from')) && (get(value, 'to') === null || isDate(get(value, 'to'))),
  'such as { from: "2025-01", to: null } or { from: "2017", to: "2019" }',
];

/** What every entry has. The lists of pictures and videos depend on its flags. */
const entryFields = (entry: object): Record<string, Kind> => ({
  isSubPart: flag,
  isImagesOn: flag,
  isVideosOn: flag,
  date: optional(period),
  worksArray: list,
  technos: list,
  imagesArray: get(entry, 'isImagesOn') ? some : none,
  videoIdsArray: get(entry, 'isVideosOn') ? some : none,
});

const profileFields = {
  givenName: text,
  familyName: optional(text),
  city: optional(text),
  latitude: optional(number),
  longitude: optional(number),
  timeZone: optional(text),
  email: optional(text),
  phone: optional(text),
  accent: text,
  highlights: list,
};

/** Fields that are missing or of another kind, a line each: nothing can be checked without them. */
export function findShapeErrors({ portfolio, hobbies, profile, resume }: Content): string[] {
  const errors: string[] = [];
  const expect = (place: string, owner: object, fields: Record<string, Kind>) => {
    for (const [field, [isRight, expected]] of Object.entries(fields)) {
      const value = get(owner, field);
      if (isRight(value)) continue;
      const problem = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
      errors.push(`${place} › ${field}: ${problem}; expected ${expected}`);
    }
  };
  if (!portfolio.length)
    errors.push('content/portfolio.ts: has no entry; expected one, such as your last position');
  for (const [index, entry] of portfolio.entries()) {
    const place = `content/portfolio.ts › ${entry.key ?? index}`;
    expect(place, entry, { key: text, ...entryFields(entry) });
    for (const work of Array.isArray(entry.worksArray) ? entry.worksArray : [])
      expect(`${place}.worksArray`, work, { key: text });
  }
  for (const [index, hobby] of hobbies.entries())
    expect(`content/hobbies.ts › ${hobby.key ?? index}`, hobby, {
      key: text,
      url: optional(text),
      world: text,
    });
  expect('content/profile.ts', profile, { name: text, ...profileFields });
  expect('content/profile.ts › background', profile.background ?? {}, { picture: text, phonePicture: text });
  for (const [index, school] of (resume.education ?? []).entries())
    expect(`content/resume.ts › education.${index}`, school, {
      key: text,
      institution: text,
      date: optional(period),
    });
  const partialDate: Kind = [isDate, 'such as "2017" or "2017-09"'];
  for (const [list, name, giver] of [
    ['certificates', 'name', 'issuer'],
    ['awards', 'title', 'awarder'],
  ] as const)
    for (const [index, item] of (resume[list] ?? []).entries())
      expect(`content/resume.ts › ${list}.${index}`, item, {
        [name]: text,
        [giver]: optional(text),
        date: optional(partialDate),
      });
  return errors;
}
