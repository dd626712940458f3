/**
 * What is wrong with content/ and messages/ that the compiler can't say, a line each with file,
 * place and problem. As a command it also warns of leftovers and samples.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { missingLetters, nameCharacter, ownersFolder, readFonts } from '../app/(files)/fonts';
import { defaultLocale } from '../app/lib/locales';
import type { Period } from '../content/types';
import { contrast } from './lib/contrast';
import { listFiles } from './lib/files';
import { root } from './lib/paths';
import { BuildError, runScript } from './lib/script';

/** What each language's typography forbids: the name of the mistake, and how it is found. */
const typography: Record<string, [mistake: string, pattern: RegExp][]> = {
  all: [['straight apostrophe', /\S*'\S*/]],
  en: [
    ['straight quotation mark', /"[^"]*"?/],
    ['no U+00A0 before the unit', /\d (?:ms|s|min|h|km|m|px|kB|MB)(?!\p{L})/u],
  ],
  fr: [
    ['straight quotation mark', /"[^"]*"?/],
    ['no U+202F before the sign', /\S*(?:[ \u00a0][;:!?»]|[^\s\u202f;:!?«](?:[;!?»]|:(?=\s|$)))/],
    ['no U+202F after the sign', /«(?!\u202f)\s?\S*/],
    ['no U+202F before the sign', /[\d}][ \u00a0]?[%€]/],
    ['no U+00A0 before the unit', /\} (?:ans|mois|jours|h|min|s|ms|km|m)(?!\p{L})/u],
    // A year may be followed by any word, and "2 à 3" by any space.
    [
      'no U+00A0 after the number',
      /(?<![\p{L}\d\u202f.,])(?!(?:19|20)\d\d )(?:\d[\d\u202f.,]*|#) (?!(?:à|et|ou) )\p{L}+/u,
    ],
    ['no U+00A0 before the year', /(?:janv|févr|avr|juil|sept|oct|nov|déc)\. \d+/i],
  ],
};

/** The form of each field of the content that has one. */
const forms: Record<string, readonly [RegExp | ((value: string) => boolean), expected: string]> = {
  name: [/\S/, 'a text'],
  email: [/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, 'an address such as "me@example.org"'],
  phone: [/^\+\d(?: *\d){7,14}$/, 'a number such as "+33 6 39 98 07 42"'],
  latitude: [(value) => Math.abs(Number(value)) <= 90, 'from -90 to 90'],
  longitude: [(value) => Math.abs(Number(value)) <= 180, 'from -180 to 180'],
  accent: [(value) => contrastOf(value) >= 4.5, 'a "#rrggbb" with a contrast of 4.5 on the page'],
  timeZone: [(timeZone) => isKnown(() => Intl.DateTimeFormat('en', { timeZone })), 'such as "Europe/Paris"'],
  country: [(code) => isKnown(() => nameOf('region', code)), 'such as "FR"'],
  language: [(code) => isKnown(() => nameOf('language', code)), 'such as "fr"'],
};
const urlForm = [/^https:\/\/[^\s/.]+\.[^\s/]+(\/\S*)?$/, 'the https address of a site'] as const;
const formOf = (field: string) => (/url$|^website$/i.test(field) ? urlForm : forms[field]);

const nameOf = (type: 'region' | 'language', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

/** The contrast of a colour with the ground of the page. */
const contrastOf = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? contrast(colour, ground()) : 0);

/** The ground colour of the page. */
const ground = () =>
  /--void: (#\w+)/.exec(readFileSync(join(root, 'app/styles/_settings.scss'), 'utf8'))?.[1] ?? '#000000';

/** Signs of the sample: names, school, employers and works, films of NASA, reserved domains. */
const sample =
  /Camille|Vega|Lutèce|meetsys|Boussole|Apogée|Maréchal|astronaut|space suit|NASA|\.example\b|\+33 6 39 98/;

export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads content/ and messages/. */
export async function readContent() {
  const locales = readdirSync(join(root, 'messages')).map((file) => file.replace('.json', ''));
  return {
    ...(await import('../content/portfolio')),
    ...(await import('../content/hobbies')),
    profile: (await import('../content/profile')).profile,
    ...(await import('../content/resume')),
    technologies: (await import('../content/technologies')).technologies as Record<string, { name: string }>,
    videos: (await import('../content/videos')).videos as Record<string, string>,
    messages: new Map(locales.map((locale) => [locale, flatten(readJson(`messages/${locale}.json`))])),
    pictures: listFiles(join(root, 'content/pictures')).map((file) => file.replace(/\.\w+$/, '')),
  };
}

/** @throws a line that names the file and the line where it breaks off */
function readJson(file: string): unknown {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1] ?? text.length;
    const line = text.slice(0, Number(at)).split('\n').length;
    throw new BuildError(`${file}, line ${line}: ${String(error)}; expected valid JSON`);
  }
}

/** The leaves of a tree by dotted path. */
export function flatten(tree: unknown, path = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[path, tree]]);
  const parts = Object.entries(tree).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}

/** @example inFile('profile.links.0.url') // 'content/profile.ts › links.0.url' */
const inFile = (path: string) => `content/${path.replace('.', '.ts › ')}`;

/** Every error, a line each. */
export function findErrors({ messages, portfolio, videos, pictures, ...facts }: Content): string[] {
  const errors: string[] = [];
  const fonts = readFonts(root);
  const expect = (isRight: unknown, place: string, problem: string) =>
    isRight || errors.push(`${place}: ${problem}`);

  const expectLetters = (place: string, text: string) => {
    const [letter] = missingLetters(text, fonts);
    const problem = letter && `no font of the CV has ${nameCharacter(letter)}; add one to ${ownersFolder}/`;
    expect(!letter, place, problem ?? '');
  };

  const keys = new Set([...messages.values()].flatMap((texts) => [...texts.keys()]));
  const first = messages.get(defaultLocale) ?? new Map<string, unknown>();
  for (const [locale, texts] of messages) {
    for (const key of keys) {
      const place = `messages/${locale}.json › ${key}`;
      const text = texts.get(key);
      expect(text !== undefined, place, 'is missing; expected the counterpart of the other language');
      expect(text === undefined || String(text).trim(), place, 'is empty; expected a text');
      if (typeof text !== 'string') continue;
      expectLetters(place, text);
      for (const [mistake, pattern] of [...(typography.all ?? []), ...(typography[locale] ?? [])]) {
        const [found] = pattern.exec(text.replace(/https?:\/\/\S+/g, '')) ?? [];
        expect(!found, place, `${mistake} in ${quote(found)}`);
      }
      const [own, wanted] = [placeholders(text), placeholders(String(first.get(key) ?? text))];
      expect(own !== null, place, `${quote(text)} is no ICU message; expected braces and tags in pairs`);
      expect(own === wanted || own === null, place, `has "${own}" in braces; expected "${wanted}"`);
      expect(!own || !/^(entries|works)\./.test(key), place, `has "${own}" in braces; expected plain text`);
    }
  }

  const checkPeriod = (place: string, { from, to }: Period, whole?: Period) => {
    expect(!to || from <= to, place, `${to} is before ${from}; expected that month or a later one`);
    const isWithin = !whole || (whole.from <= from && (to ?? '9') <= (whole.to ?? '9'));
    expect(isWithin, place, `${from} to ${to} is not within ${whole?.from} to ${whole?.to}`);
  };
  const works = portfolio.flatMap(({ worksArray }) => worksArray.map(({ key }) => key));
  for (const [index, entry] of portfolio.entries()) {
    const { isSubPart, date, positionDate, worksArray, imagesArray, videoIdsArray, technos } = entry;
    const place = `content/portfolio.ts › ${entry.key}`;
    const above = portfolio.slice(0, index).findLast((one) => !one.isSubPart);
    checkPeriod(place, date, isSubPart ? above?.date : undefined);
    if (positionDate) checkPeriod(`${place}.positionDate`, positionDate, date);
    expect(!isSubPart || above, place, 'isSubPart is true without an entry above; expected false');
    // TypeScript reports a flag that is missing.
    const hasCompany = first.has(`entries.${entry.key}.company`);
    expect(
      hasCompany !== isSubPart,
      place,
      `isSubPart is ${isSubPart}, and there is a company: ${hasCompany}`,
    );
    for (const { key } of worksArray) {
      const actions = [...first.keys()].filter((text) => text.startsWith(`works.${key}.actions.`)).length;
      expect(actions > 0 && actions < 7, place, `${key} has ${actions} actions; expected 1 to 6`);
      expect(works.indexOf(key) === works.lastIndexOf(key), place, `the work ${key} is listed twice`);
    }
    for (const items of [imagesArray ?? [], videoIdsArray ?? [], technos]) {
      const seen = items.map((item) => JSON.stringify(item));
      for (const [at, item] of items.entries()) {
        const isOwn = typeof item === 'string' || worksArray.some(({ key }) => key === item.work);
        expect(isOwn, place, `${seen[at]} names no work of this entry`);
        expect(seen.indexOf(seen[at] ?? '') === at, place, `${seen[at]} is listed twice`);
      }
    }
  }
  expect(pictures.includes('portrait'), 'content/pictures/portrait', 'is missing; expected your photo');
  for (const { key, date } of facts.resume.education ?? []) checkPeriod(`content/resume.ts › ${key}`, date);
  for (const [name, id] of Object.entries(videos))
    expect(/^[\w-]{11}$/.test(id), `content/videos.ts › ${name}`, `${quote(id)} is not a YouTube id`);

  for (const [place, value] of flatten({ portfolio, ...facts })) {
    const [form = /./, expected] = formOf(place.split('.').at(-1) ?? '') ?? [];
    const isRight = form instanceof RegExp ? form.test(String(value)) : form(String(value));
    expect(isRight || value === null, inFile(place), `${quote(value)} is not ${expected}`);
    if (typeof value === 'string') expectLetters(inFile(place), value);
  }
  return errors;
}

/** Texts that belong to an item of the content, which names it. */
const ownedByContent = /^(?:entries|works|videos|education|skills|captions|pictures\.works)\.([^.]+)/;

/**
 * What contradicts itself, is unused, still the sample's, or marked as not written yet. A site can
 * be published with it.
 */
export function findWarnings(content: Content, now = new Date()): string[] {
  return [...findContradictions(content, now), ...findLeftovers(content)];
}

/** Facts that a recruiter would not believe. */
function findContradictions({ profile, portfolio, resume }: Content, now: Date): string[] {
  const warnings: string[] = [];
  const { from } = profile.availability ?? {};
  if (from && from < now.toISOString().slice(0, 7))
    warnings.push(
      `content/profile.ts › availability.from: ${from} has passed; expected a later month, or none`,
    );
  for (const { key, contract, date, positionDate } of portfolio) {
    if (!resume.education || (contract !== 'internship' && contract !== 'apprenticeship')) continue;
    const { from, to } = positionDate ?? date;
    const isEnrolled = resume.education.some(
      (school) => school.date.from <= from && (to ?? '9') <= (school.date.to ?? '9'),
    );
    if (!isEnrolled)
      warnings.push(
        `content/portfolio.ts › ${key}: ${contract} from ${from} to ${to ?? 'today'} is within no education of content/resume.ts`,
      );
  }
  return warnings;
}

function findLeftovers({ messages, pictures, technologies, videos, ...facts }: Content): string[] {
  const content = JSON.stringify(facts);
  const isNamed = (name: string) => content.includes(`"${name}"`);
  const code = ['app', 'scripts/prepare']
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => join(root, folder, file)))
    .map((file) => (/\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''))
    .join();
  const isUsed = (key: string) => {
    const [, name] = ownedByContent.exec(key) ?? [];
    const parts = key.split('.').map((part) => `(?:${part}|\\$\\{[^}]*\\})`);
    return name ? isNamed(name) : RegExp(`['"\`]${parts.join('\\.')}['"\`]`).test(code);
  };
  const screenshots = pictures.flatMap((id) => /^works\/(.+)/.exec(id)?.[1] ?? []);
  const listed = [...Object.keys(technologies), ...Object.keys(videos), ...screenshots];
  const rows: [place: string, text: unknown, isUsed: boolean][] = [
    ...listed.map((name): [string, unknown, boolean] => [`content/ › ${name}`, '', isNamed(name)]),
    ...[...flatten(facts)].map(([key, value]): [string, unknown, boolean] => [inFile(key), value, true]),
  ];
  for (const [locale, texts] of messages)
    for (const [key, text] of texts) rows.push([`messages/${locale}.json › ${key}`, text, isUsed(key)]);
  return rows.flatMap(([place, text, isNeeded]) => {
    if (!isNeeded) return `${place}: is used by nothing; expected to be used or removed`;
    if (/^(TODO|FIXME)\b/.test(String(text))) return `${place}: is marked as not written yet`;
    return sample.test(String(text)) ? `${place}: ${quote(text)} is the sample's; expected yours` : [];
  });
}

/** The values and tags that a message expects, such as `name, link`; null when it can't be read. */
function placeholders(text: string): string | null {
  if (!isKnown(() => parse(text))) return null;
  // Elements of text are of type 0, `#` is 7; the other types have a name.
  const names = JSON.stringify(parse(text)).matchAll(/"type":(?:[1-6]|8),"value":"([^"]+)"/g);
  return [...new Set([...names].map(([, name]) => name))].sort().join(', ');
}

/** A value as JSON, in which non-breaking spaces are visible as escapes. */
const quote = (value: unknown) =>
  JSON.stringify(value)?.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');

function isKnown(task: () => unknown): boolean {
  try {
    return task() !== undefined;
  } catch {
    return false;
  }
}

/** @throws one line for each error */
export async function checkContent(): Promise<string> {
  const errors = findErrors(await readContent());
  if (errors.length) throw new BuildError(errors.join('\n'));
  return 'no errors';
}

if (process.argv[1] === import.meta.filename) {
  // `check | head` closes the pipe.
  process.stdout.on('error', () => process.exit());
  await runScript(async () => {
    console.log(`content: ${await checkContent()}`);
    for (const warning of findWarnings(await readContent())) console.log(`warning: ${warning}`);
  });
}
