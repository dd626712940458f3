/** Turns answers into a draft of the files. Nothing is written here. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Locale, locales } from '../../app/_lib/locales';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import type { PortfolioEntry } from '../../content/schema';
import { technologies as knownTechnologies } from '../../content/technologies';
import { BuildError } from '../lib/errors';
import { type Answers, inLocale } from './answers';
import { findCities } from './cities';
import { Draft } from './draft';
import { entryFrom } from './entries';
import { readLanguages } from './facts';
import type { Career, Education } from './import/career';
import { readJsonResume } from './import/json-resume';
import { readLinkedIn } from './import/linkedin';
import { freeKey } from './keys';
import { removeSamples } from './samples';
import { Technologies } from './technologies';
import { inEveryLocale, mergeWords, type Words } from './words';

export interface Plan {
  draft: Draft;
  /** What the owner should know before the files are written, one line each. */
  notes: string[];
}

/**
 * @param root of the project
 * @throws {BuildError} when an answer cannot be followed
 */
export function planSetup(answers: Answers, root: string): Plan {
  const plan: Plan = { draft: new Draft(root), notes: [] };
  const career = readCareer(answers);
  const technologies = new Technologies(knownTechnologies, root);
  planProfile(plan, answers, career, technologies);
  if (answers.photo) planPhoto(plan, answers.photo);
  if (career && answers.import) planCareer(plan, career, answers.import.language, technologies);
  if (answers.samples === 'remove') removeSamples(plan.draft);
  plan.draft.format();
  return plan;
}

function readCareer({ import: source }: Answers): Career | undefined {
  if (!source) return undefined;
  if (source.format === 'linkedin') return readLinkedIn(source.path);
  try {
    return readJsonResume(readFileSync(source.path, 'utf8'), source.path);
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`${source.path}: cannot be read; expected a file in JSON Resume.`);
  }
}

/** Answers win over what an import says of the same field. */
function planProfile(
  { draft, notes }: Plan,
  answers: Answers,
  career: Career | undefined,
  logos: Pick<Technologies, 'logoOf'>,
): void {
  const [given, ...family] = career?.name?.split(' ') ?? [];
  const givenName = answers.givenName ?? given ?? profile.givenName;
  const familyName = answers.familyName ?? (family.join(' ') || profile.familyName);
  const place = readPlace(answers.city ?? career?.city, notes);
  const links = answers.links ?? career?.links.map(({ label, url }) => ({ name: label, url }));
  const role = answers.role ?? career?.role;

  draft.editModule('content/profile.ts', (exports) => {
    Object.assign(exports.profile, {
      givenName,
      familyName,
      name: `${givenName} ${familyName}`,
      ...place,
      email: answers.email ?? career?.email ?? profile.email,
      phone: answers.phone ?? career?.phone ?? profile.phone,
      accent: answers.accent?.toLowerCase() ?? profile.accent,
    });
    if (links?.length) exports.profile.links = links.map((link) => ({ ...link, ...logos.logoOf(link.name) }));
  });
  const { website } = answers;
  if (website) draft.editModule('content/resume.ts', ({ resume }) => Object.assign(resume, { website }));
  if (!role) return;
  for (const locale of locales) {
    const text = inLocale(role, locale);
    if (text) editWords(draft, locale, (words) => mergeWords(words, { meta: { jobTitle: text } }));
  }
}

/** @returns the fields of a place, or nothing when no place is named */
function readPlace(city: Answers['city'], notes: string[]) {
  if (!city) return {};
  const name = typeof city === 'string' ? city : city.name;
  const found = typeof city === 'string' ? findCities(city)[0] : city;
  if (!found) {
    notes.push(
      `${name} is not among the large cities: set its coordinates and time zone in content/profile.ts.`,
    );
    return { city: name };
  }
  const { country, latitude, longitude, timeZone } = found;
  return { city: name, country, latitude, longitude, timeZone };
}

function planPhoto({ draft }: Plan, photo: string): void {
  const type = extname(photo).toLowerCase().replace('.jpeg', '.jpg');
  if (!['.jpg', '.png', '.webp'].includes(type)) {
    throw new BuildError(`${photo}: is not a JPEG, PNG or WebP file.`);
  }
  for (const old of ['.jpg', '.png', '.webp']) {
    if (draft.exists(`content/pictures/portrait${old}`)) draft.remove(`content/pictures/portrait${old}`);
  }
  draft.write(`content/pictures/portrait${type}`, readFileSync(photo));
}

function planCareer(
  { draft, notes }: Plan,
  career: Career,
  language: Locale,
  technologies: Technologies,
): void {
  // First, as the texts of positions are searched for the names of skills.
  planFacts(draft, career, language, technologies);
  const present = presentEntries(draft, language);
  const taken = new Set(Object.keys(readWords(draft, language).works as Words));
  const entries: Dated[] = [];
  for (const position of career.positions) {
    if (present.has(`${position.company} ${position.period.from}`)) {
      notes.push(
        `${position.company}, ${position.period.from}: is in the portfolio already and stays as it is.`,
      );
      continue;
    }
    const { key, entry, words } = entryFrom(position, language, technologies, taken);
    taken.add(key);
    entries.push(entry);
    for (const locale of locales) editWords(draft, locale, (all) => mergeWords(all, words[locale]));
    if (position.actions.length > 6) notes.push(`${position.company}: its first six actions were taken.`);
  }
  draft.editModule('content/portfolio.ts', (exports) => {
    for (const entry of entries) insertByDate(exports.portfolio, entry);
  });
  draft.editModule('content/technologies.ts', (exports) => {
    for (const [id, technology] of technologies.all) {
      if (!Object.hasOwn(knownTechnologies, id)) exports.technologies[id] = technology;
    }
  });
}

type Dated = Pick<PortfolioEntry, 'isSubPart' | 'date'>;

/** Puts an entry before the first one that ended earlier; sub-parts stay below their entry. */
function insertByDate(entries: Dated[], entry: Dated): void {
  // The arrays of magicast 0.5 have a `map` that works; their `findIndex` finds nothing.
  const ages = entries.map((other) => (other.isSubPart ? '~' : age(other)));
  const index = ages.findIndex((other) => other < age(entry));
  entries.splice(index < 0 ? ages.length : index, 0, entry);
}

/** The later an entry ended, then began, the later in the alphabet. */
const age = ({ date: { from, to } }: Dated) => `${to ?? '9999'} ${from}`;

/** Company and first month of each entry, which together identify a position that was imported before. */
function presentEntries(draft: Draft, locale: Locale): Set<string> {
  const { entries } = readWords(draft, locale) as { entries: Record<string, { company?: string }> };
  return new Set(
    portfolio.map(({ company, date }) => `${entries[company?.split('.')[1] ?? '']?.company} ${date.from}`),
  );
}

function planFacts(draft: Draft, career: Career, language: Locale, technologies: Technologies): void {
  const taken = new Set<string>();
  const education = career.education.flatMap((school) => {
    const period = readPeriod(school);
    const key = freeKey(school.degree || school.school, taken);
    taken.add(key);
    if (!period) return [];
    const words = inEveryLocale(language, (mark) => ({
      education: { [key]: mark(school.degree || school.school) },
    }));
    for (const locale of locales) editWords(draft, locale, (all) => mergeWords(all, words[locale]));
    return [{ institution: school.school, title: `education.${key}`, date: period }];
  });
  const skills = career.skills
    .filter(({ names }) => names.length)
    .map(({ kind, names }) => {
      const key = freeKey(kind ?? 'general', new Set());
      const words = inEveryLocale(language, (mark) => ({ skills: { [key]: mark(kind ?? 'Général') } }));
      for (const locale of locales) editWords(draft, locale, (all) => mergeWords(all, words[locale]));
      return { kind: `skills.${key}`, technologies: names.map((name) => technologies.add(name)) };
    });
  const languages = readLanguages(career.languages);
  draft.editModule('content/resume.ts', ({ resume: fields }) => {
    if (education.length) fields.education = education;
    if (skills.length) fields.skills = skills;
    if (languages.length) fields.languages = languages;
  });
}

function readPeriod({ period: { from, to } }: Education) {
  const start = from ?? to;
  return start ? { from: start, to: to ?? null } : undefined;
}

const readWords = (draft: Draft, locale: Locale) =>
  JSON.parse(draft.read(join('messages', `${locale}.json`))) as Words;

const editWords = (draft: Draft, locale: Locale, edit: (words: Words) => void) =>
  draft.editJson(`messages/${locale}.json`, edit);
