/** A résumé, such as a JSON Resume of any version, as people and programs write it. */
import type { PartialDate, Period } from '../../content/types';
import { findFormError } from '../check/forms';
import { findCode } from './codes';
import { fold } from './dates';
import { type Fields, type Remarks, readFields } from './fields';

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
  education: { institution: string; degree?: string; area?: string; period?: Period; url?: Url }[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency?: string }[];
  certificates: { name: string; issuer?: string; date?: PartialDate; url?: Url }[];
  awards: { title: string; awarder?: string; date?: PartialDate }[];
  interests: { name: string; keywords: string[] }[];
}

/**
 * Reads a résumé.
 * @param source the text of its file
 * @returns undefined where `remarks.errors` says what can't be used
 */
export function readResume(source: string): { resume?: PlainResume; remarks: Remarks } {
  const remarks: Remarks = { errors: [], notes: [], unused: new Set() };
  const fields = (value: unknown, path: string, main?: string) => readFields(value, path, remarks, main);
  const all = fields(parseJson(source, remarks), '');
  if (remarks.errors.length) return { remarks };
  for (const name of ['$schema', 'meta']) all.take(name);

  /** Reads each item of a list; the ones that have nothing are left out. */
  const items = <Item>(names: string[], main: string, read: (item: Fields) => Item | undefined): Item[] =>
    all.list(...names).flatMap(({ value, path }) => {
      const item = fields(value, path, main);
      const result = read(item);
      item.end();
      return result ?? [];
    });
  /** A text without which an item can't be used. */
  const required = (item: Fields, ...names: string[]): string => {
    const text = item.text(...names);
    if (!text) remarks.errors.push(`${item.path}.${names[0]}: is missing; expected a text`);
    return text ?? '';
  };

  const basics = fields(all.take('basics')[0], 'basics');
  const resume: PlainResume = {
    name: required(basics, 'name'),
    label: basics.text('label'),
    email: readEmail(basics),
    phone: readPhone(basics),
    website: basics.url('url', 'website'),
    summary: basics.text('summary'),
    ...readPlace(basics, fields),
    links: readLinks(basics, fields, remarks),
    work: items(['work'], 'name', (item) => ({
      company: required(item, 'name', 'company'),
      position: item.text('position'),
      ...readDeeds(item, ['summary'], remarks),
    })),
    projects: items(['projects'], 'name', (item) => ({
      name: required(item, 'name'),
      entity: item.text('entity'),
      role: item.texts('roles').join(', ') || undefined,
      url: item.url('url', 'website'),
      ...readDeeds(item, ['description', 'summary'], remarks),
    })),
    education: items(['education'], 'institution', (item) => ({
      institution: required(item, 'institution'),
      degree: item.text('studyType'),
      area: item.text('area'),
      period: readPeriod(item, remarks),
      url: item.url('url', 'website'),
    })),
    skills: items(['skills'], 'name', (item) => {
      const [name, keywords] = [item.text('name'), item.texts('keywords')];
      return name || keywords.length ? { name: name ?? '', keywords } : undefined;
    }),
    languages: items(['languages'], 'language', (item) => readLanguage(item, remarks)),
    certificates: items(['certificates', 'certifications'], 'name', (item) => ({
      name: required(item, 'name', 'title'),
      issuer: item.text('issuer'),
      date: item.date('date') ?? undefined,
      url: item.url('url'),
    })),
    awards: items(['awards'], 'title', (item) => ({
      title: required(item, 'title', 'name'),
      awarder: item.text('awarder'),
      date: item.date('date') ?? undefined,
    })),
    interests: items(['interests'], 'name', (item) => ({
      name: required(item, 'name'),
      keywords: item.texts('keywords'),
    })),
  };
  basics.end();
  all.end();
  return remarks.errors.length ? { remarks } : { resume, remarks };
}

function parseJson(source: string, { errors }: Remarks): unknown {
  // Some editors begin a file with a byte order mark.
  const text = source.replace(/^\ufeff/, '');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    errors.push('line 1: is no JSON Resume; expected an object with "basics", "work" and so on');
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    errors.push(`line ${line}: ${String(error).replace(/^\w+: /, '')}; expected valid JSON`);
  }
  return {};
}

function readEmail(basics: Fields): string | undefined {
  const email = basics.text('email')?.replace(/^mailto:/i, '');
  if (email && findFormError('email', email))
    return basics.refuse('basics.email', email, 'an address such as "me@site.example"');
  return email;
}

/** A number in international form where it is one, else as it is. */
function readPhone(basics: Fields): string | undefined {
  const phone = basics.text('phone')?.replace(/^tel:/i, '');
  if (!phone || !/\d{2}/.test(phone)) return;
  const international = phone
    .replace(/^00\s*/, '+')
    .replace('(0)', '')
    .replace(/[^\d+]+/g, ' ')
    .trim();
  return /^\+\d(?: *\d){7,14}$/.test(international) ? international : phone;
}

function readPlace(basics: Fields, fields: (value: unknown, path: string, main: string) => Fields) {
  const place = fields(basics.take('location')[0], 'basics.location', 'city');
  const [city, ...rest] = (place.text('city') ?? '').split(/\s*,\s*/);
  const named = [place.text('countryCode'), place.text('country'), ...rest.toReversed()];
  const country = named.map((name) => name && findCode('region', name)).find(Boolean);
  const region = place.text('region') ?? rest.find((name) => findCode('region', name) !== country);
  // An address is nobody’s business.
  for (const name of ['address', 'postalCode']) place.take(name);
  place.end();
  return { city: city || undefined, region, country };
}

function readLinks(
  basics: Fields,
  fields: (value: unknown, path: string, main: string) => Fields,
  { unused }: Remarks,
): PlainResume['links'] {
  return basics.list('profiles').flatMap(({ value, path }) => {
    const profile = fields(value, path, 'url');
    const [network, url, username] = [profile.text('network'), profile.url('url'), profile.text('username')];
    profile.end();
    if (!url) {
      if (network ?? username) unused.add(`${path} (${network ?? username}: it has no url)`);
      return [];
    }
    return { name: network ?? new URL(url).hostname.replace(/^www\./, ''), url };
  });
}

function readDeeds(item: Fields, summaries: string[], remarks: Remarks): Deeds {
  const lines = item.lines(...summaries);
  const points = lines.filter(({ isPoint }) => isPoint).map(({ text }) => text);
  const words = lines.filter(({ isPoint }) => !isPoint).map(({ text }) => text);
  return {
    summary: words.join(' ') || undefined,
    highlights: [...new Set([...points, ...item.texts('highlights')])],
    keywords: item.texts('keywords'),
    period: readPeriod(item, remarks),
  };
}

/** From start to end. What has no end lasts until today, as the schema says. */
function readPeriod(item: Fields, { errors }: Remarks): Period | undefined {
  const [from, to] = [item.date('startDate'), item.date('endDate')];
  if (from === null) {
    errors.push(`${item.path}.startDate: is no year; expected one, such as "2019"`);
    return;
  }
  if (!from) return to ? { from: to, to } : undefined;
  if (to && to.slice(0, from.length) < from.slice(0, to.length)) {
    errors.push(`${item.path}.endDate: ${to} is before ${from}; expected a later one`);
    return;
  }
  return { from, to: to ?? null };
}

/** Words for somebody who has grown up with a language. */
const native = /\bnati|mother|matern|mutter|moeder|madrelingua|lengua materna/;

function readLanguage(item: Fields, { unused }: Remarks): PlainResume['languages'][number] | undefined {
  const [name, fluency] = [item.text('language', 'name'), item.text('fluency', 'level')];
  if (!name) return;
  const language = findCode('language', name);
  if (!language) {
    unused.add(`${item.path} (${name}: it has no code)`);
    return;
  }
  const [level] = /\b[ABC][12]\b/.exec(fluency ?? '') ?? [];
  const isNative = native.test(fold(fluency ?? '')) && !/\bnear|fast\b|quasi/.test(fold(fluency ?? ''));
  return { language, fluency: isNative ? 'native' : (level ?? fluency) };
}
