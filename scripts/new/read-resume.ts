/** A résumé, such as a JSON Resume of any version, as people and programs write it. */
import type { PartialDate, Period } from '../../content/types';
import { email as emailForm, url as urlForm } from '../check/facts';
import { findCode } from './codes';
import { fold, readDate } from './dates';
import { findLogo } from './logos';
import { inOneLine, plainText, readLines } from './plain-text';

type Url = `https://${string}`;

/** What somebody did, in the words of the résumé. */
interface Deeds {
  /** In one line. */
  summary?: string;
  highlights: string[];
  keywords: string[];
  period?: Period;
}

export interface Position extends Deeds {
  company: string;
  position?: string;
}

export interface Project extends Deeds {
  name: string;
  role?: string;
  /** For whom it was made. */
  entity?: string;
  url?: Url;
}

/** A résumé whose values can be used: plain texts, codes and dates as in `content/`. */
export interface PlainResume {
  name: string;
  label?: string;
  email?: string;
  /** In any form. */
  phone?: string;
  website?: Url;
  summary?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1. */
  country?: string;
  links: { name: string; url: Url }[];
  work: Position[];
  projects: Project[];
  education: {
    institution: string;
    degree?: string;
    area?: string;
    courses: string[];
    period?: Period;
    url?: Url;
  }[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency?: string }[];
  certificates: { name: string; issuer?: string; date?: PartialDate; url?: Url }[];
  awards: { title: string; awarder?: string; date?: PartialDate }[];
  interests: { name: string; keywords: string[] }[];
}

/** What is said about a résumé: what stops the command, what was changed, what has no place. */
interface Remarks {
  /** A line each, with path and remedy. */
  errors: string[];
  notes: string[];
  /** Paths without numbers, such as `work.location`. */
  unused: Set<string>;
}

/**
 * Reads a résumé.
 * @param source what its file has
 * @returns undefined where `remarks.errors` says what can't be used
 */
export function readResume(source: unknown): { resume?: PlainResume; remarks: Remarks } {
  const remarks: Remarks = { errors: [], notes: [], unused: new Set() };
  const fields = (found: readonly [value: unknown, path: string], main?: string) =>
    readFields(...found, remarks, main);
  const found: unknown = JSON.parse(JSON.stringify(source), withoutEmpty);
  if (typeof found !== 'object' || Array.isArray(found)) {
    remarks.errors.push('is no JSON Resume; expected an object with "basics", "work" and so on');
    return { remarks };
  }
  const all = fields([found, '']);
  /** Reads each item of a list. */
  const items = <Item>(
    [found, path]: readonly [value: unknown, path: string],
    main: string,
    read: (item: Fields) => Item | undefined,
  ): Item[] => {
    const list: unknown[] = [found].flat();
    return list.flatMap((one, index) => {
      if (one === undefined) return [];
      const item = fields([one, `${path}.${index}`], main);
      const result = read(item);
      item.end();
      return result ?? [];
    });
  };
  for (const name of ['$schema', 'meta']) all.take(name);
  const basics = fields(all.take('basics'));
  const place = fields(basics.take('location'), 'city');
  // An address is nobody’s business.
  for (const name of ['address', 'postalCode']) place.take(name);

  const resume: PlainResume = {
    name: basics.required('name'),
    label: basics.text('label'),
    email: readEmail(basics, remarks),
    phone: readPhone(basics.text('phone')),
    website: basics.url('url', 'website'),
    summary: basics.text('summary'),
    ...readPlace(place),
    links: items(basics.take('profiles'), 'url', (item) => readLink(item, remarks)),
    work: items(all.take('work'), 'name', (item) => ({
      company: item.required('name', 'company', 'position'),
      position: item.text('position'),
      ...readDeeds(item, 'summary'),
    })),
    projects: items(all.take('projects'), 'name', (item) => ({
      name: item.required('name'),
      entity: item.text('entity'),
      role: item.texts('roles').join(', ') || undefined,
      url: item.url('url', 'website'),
      ...readDeeds(item, 'description', 'summary'),
    })),
    education: items(all.take('education'), 'institution', (item) => ({
      institution: item.required('institution', 'studyType', 'area'),
      degree: item.text('studyType'),
      area: item.text('area'),
      courses: item.texts('courses'),
      period: item.period(),
      url: item.url('url', 'website'),
    })),
    skills: items(all.take('skills'), 'name', (item) => ({
      name: item.text('name') ?? '',
      keywords: item.texts('keywords').flatMap((keyword) => keyword.split(/ [/|] /)),
    })),
    languages: items(all.take('languages'), 'language', (item) => readLanguage(item, remarks)),
    certificates: items(all.take('certificates', 'certifications'), 'name', (item) => ({
      name: item.required('name', 'title'),
      issuer: item.text('issuer'),
      // LinkedIn has a start.
      date: item.date('date', 'startDate') ?? undefined,
      url: item.url('url'),
    })),
    awards: items(all.take('awards'), 'title', (item) => ({
      title: item.required('title', 'name'),
      awarder: item.text('awarder'),
      date: item.date('date') ?? undefined,
    })),
    interests: items(all.take('interests'), 'name', (item) => {
      const [name, keywords] = [item.text('name'), item.texts('keywords')];
      return name ? [{ name, keywords }] : keywords.map((one) => ({ name: one, keywords: [] }));
    }).flat(),
  };
  for (const fields of [place, basics, all]) fields.end();
  // Courses become a work only where there is no other.
  const isTold = resume.work.length + resume.projects.length === 0;
  if (!isTold && resume.education.some(({ courses }) => courses.length))
    remarks.unused.add('education.courses');
  return remarks.errors.length ? { remarks } : { resume, remarks };
}

/** Without what is empty, from the inside out; a list keeps the places of what is left. */
const withoutEmpty = (_: string, value: unknown) => {
  const isEmpty = typeof value === 'string' ? !value.trim() : !Object.keys(Object(value)).length;
  return isEmpty && typeof value !== 'number' && typeof value !== 'boolean' ? undefined : value;
};

type Fields = ReturnType<typeof readFields>;

/**
 * Reads the fields of an object in any of the forms that people give them.
 * @param path where the object is, such as `work.0`
 * @param main the field that a text in the place of the object stands for
 */
function readFields(value: unknown, path: string, remarks: Remarks, main = 'name') {
  const isObject = typeof value === 'object' && !Array.isArray(value);
  const fields: Record<string, unknown> = isObject ? { ...value } : { [main]: value };
  const at = (name: string) => [path, name].filter(Boolean).join('.');
  const read = new Set<string>();

  /** The first of some fields that is there, and its path. */
  const take = (...names: string[]): [value: unknown, path: string] => {
    for (const name of names) read.add(name);
    const name = names.find((one) => fields[one] !== undefined) ?? names[0] ?? '';
    return [fields[name], at(name)];
  };
  const refuse = (where: string, found: unknown, expected: string) =>
    void remarks.errors.push(`${where}: is ${JSON.stringify(found)}; expected ${expected}`);
  /** The texts of a value that may be one, a list of them, or of objects with a name. */
  const textsIn = ([found, where]: [unknown, string]): string[] =>
    [found].flat().flatMap((item) => {
      const text = typeof item === 'object' && item !== null ? Reflect.get(item, 'name') : item;
      if (typeof text === 'object' || (item !== undefined && text === undefined))
        refuse(where, item, 'a text or a list of texts');
      return text === undefined || typeof text === 'object' ? [] : String(text);
    });
  const lines = (...names: string[]) => readLines(textsIn(take(...names)).join('\n'));
  const text = (...names: string[]) => plainText(textsIn(take(...names)).join('\n')) || undefined;
  /** Null for a date such as "Present", undefined where there is none. */
  const date = (...names: string[]): PartialDate | null | undefined => {
    const words = text(...names);
    const found = words && readDate(words);
    if (words && found === undefined)
      refuse(take(...names)[1], words, 'a year or a month, such as "2019" or "2019-04"');
    return found || (words ? null : undefined);
  };

  return {
    path,
    take,
    text,
    lines,
    date,
    /** A text in one of some fields, without which the object can't be used. */
    required(...names: string[]): string {
      const found = text(...names);
      if (!found) remarks.errors.push(`${at(names[0] ?? '')}: is missing; expected a text`);
      return found ?? '';
    },
    /** A list of texts, each once; a text of several lines is one too. */
    texts(...names: string[]): string[] {
      const isList = Array.isArray(take(...names)[0]);
      const texts = textsIn(take(...names)).flatMap((one) => {
        const found = readLines(one);
        // One that is wrapped is one, unless it lists some itself.
        const isOne = isList && !found.some(({ isPoint }) => isPoint);
        return isOne ? inOneLine(found) : found.map((line) => line.text);
      });
      return [...new Set(texts)].filter(Boolean);
    },
    /** From start to end. What has no end lasts until today, as the schema says. */
    period(): Period | undefined {
      const [from, to] = [date('startDate'), date('endDate')];
      if (!from) return to ? { from: to, to } : undefined;
      if (to && to.slice(0, from.length) < from.slice(0, to.length))
        return refuse(at('endDate'), to, `a date that is not before ${from}`);
      if (to === undefined && path.startsWith('projects'))
        remarks.notes.push(`${at('endDate')}: is missing, so it lasts until today`);
      return { from, to: to ?? null };
    },
    url(...names: string[]): Url | undefined {
      const found = text(...names);
      if (!found) return;
      const where = take(...names)[1];
      const url: Url = `https://${found.replace(/^(?:https?:)?\/\//i, '')}`;
      if (!urlForm.safeParse(url).success)
        return refuse(where, found, 'an address such as "https://site.example"');
      if (/^http:/i.test(found)) remarks.notes.push(`${where}: is written as ${url}; see whether it works`);
      return url;
    },
    /** Notes the fields that nobody has read. */
    end() {
      for (const name of Object.keys(fields))
        if (!read.has(name)) remarks.unused.add(at(name).replace(/\.\d+(?=\.|$)/g, ''));
    },
  };
}

function readEmail(basics: Fields, { errors }: Remarks): string | undefined {
  const email = basics.text('email')?.replace(/^mailto:/i, '');
  if (!email || emailForm.safeParse(email).success) return email;
  errors.push(`basics.email: is "${email}"; expected an address such as "me@site.example"`);
}

/** A number in international form where it is one, else as it is. */
function readPhone(text = ''): string | undefined {
  const phone = text.replace(/^tel:/i, '');
  if (!/\d{2}/.test(phone)) return;
  const international = phone
    .replace(/^00\s*/, '+')
    .replace('(0)', '')
    .replace(/[^\d+]+/g, ' ')
    .trim();
  return /^\+\d(?: *\d){7,14}$/.test(international) ? international : phone;
}

function readPlace(place: Fields) {
  const [city, ...rest] = (place.text('city') ?? '').split(/\s*,\s*/);
  const named = [place.text('countryCode'), place.text('country'), ...rest.toReversed()];
  const country = named.map((name) => name && findCode('region', name)).find(Boolean);
  const region = place.text('region') ?? rest.find((name) => findCode('region', name) !== country);
  return { city: city || undefined, region, country };
}

function readLink(profile: Fields, { unused }: Remarks): PlainResume['links'][number] | undefined {
  const [network, url, username] = [profile.text('network'), profile.url('url'), profile.text('username')];
  if (url) return { name: network ?? new URL(url).hostname.replace(/^www\./, ''), url };
  if (network ?? username) unused.add(`${profile.path} (${network ?? username}: it has no url)`);
}

function readDeeds(item: Fields, ...summaries: string[]): Deeds {
  const lines = item.lines(...summaries);
  const points = lines.filter(({ isPoint }) => isPoint).map(({ text }) => text);
  const highlights = [...new Set([...points, ...item.texts('highlights')])];
  const keywords = item.texts('keywords');
  // Some people list technologies as highlights.
  const areNames = highlights.some(findLogo) && highlights.every((one) => one.split(' ').length <= 3);
  return {
    summary: inOneLine(lines.filter(({ isPoint }) => !isPoint)) || undefined,
    highlights: areNames ? [] : highlights,
    keywords: areNames ? [...new Set([...keywords, ...highlights])] : keywords,
    period: item.period(),
  };
}

/** Words for somebody who has grown up with a language, and for who nearly has. */
const native = /\bnati|mother|matern|mutter|moeder|madrelingua/;
const nearly = /\bnear|\bfast\b|quasi/;

function readLanguage(item: Fields, { unused }: Remarks): PlainResume['languages'][number] | undefined {
  const name = item.text('language', 'name') ?? '';
  // LinkedIn has PROFESSIONAL_WORKING.
  const said = item.text('fluency', 'level')?.replace(/^[A-Z]+_[A-Z_]+$/, (words) => words.toLowerCase());
  const fluency = said?.replaceAll('_', ' ');
  const language = findCode('language', name);
  if (!language) return void unused.add(`${item.path} (${name}: it has no code)`);
  const [level] = /\b[ABC][12]\b/.exec(fluency ?? '') ?? [];
  const words = fold(fluency ?? '');
  return { language, fluency: native.test(words) && !nearly.test(words) ? 'native' : (level ?? fluency) };
}
