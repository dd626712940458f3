/** Turns answers into a draft of the files. Nothing is written here. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Locale, locales } from '../../app/_lib/locales';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import type { PortfolioEntry } from '../../content/schema';
import { technologies as knownTechnologies } from '../../content/technologies';
import { mostActions } from '../check/references';
import { BuildError } from '../lib/errors';
import type { Answers } from './answers';
import { findCities } from './cities';
import { Draft } from './draft';
import { entryFrom } from './entries';
import { readLanguages } from './facts';
import { ageOf, type Career } from './import/career';
import { readCareer } from './import/read-career';
import { removeSamples } from './samples';
import { Technologies } from './technologies';
import { freeKey, inEveryLocale } from './words';

interface Plan {
  draft: Draft;
  /** What the owner should know before the files are written, one line each. */
  notes: string[];
}

/** @param folder an empty one, for the draft */
export function planSetup(answers: Answers, root: string, folder: string): Plan {
  const plan: Plan = { draft: new Draft(root, folder), notes: [] };
  const { import: source } = answers;
  const career = source && readCareer(source);
  const technologies = new Technologies(knownTechnologies, root);
  planProfile(plan, answers, career, technologies);
  if (answers.photo) planPhoto(plan, answers.photo);
  if (career) planCareer(plan, career, source.language, technologies);
  if (answers.samples === 'remove') removeSamples(plan.draft);
  if (career || answers.samples === 'remove') planFirstYear(plan.draft);
  return plan;
}

/** The first year that texts name is the one in which the first entry began. */
function planFirstYear(draft: Draft): void {
  const years = draft.read('content/portfolio.ts').matchAll(/from: '(\d{4})-/g);
  const firstYear = Math.min(...[...years].map(([, year]) => Number(year)));
  draft.editModule('content/profile.ts', ({ profile: facts }) => Object.assign(facts, { firstYear }));
}

/** Answers win over what an import says of the same field. */
function planProfile(
  { draft, notes }: Plan,
  answers: Answers,
  career: Career | undefined,
  logos: Pick<Technologies, 'logoOf'>,
): void {
  const givenName = answers.givenName ?? career?.givenName ?? profile.givenName;
  const familyName = answers.familyName ?? (career?.familyName || profile.familyName);
  const place = readPlace(answers.city ?? career?.city, notes);
  const links = answers.links ?? career?.links;
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
  for (const locale of locales) {
    const jobTitle = typeof role === 'string' ? role : role?.[locale];
    if (jobTitle) draft.addWords({ [locale]: { meta: { jobTitle } } });
  }
}

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
  draft.removePicture('portrait');
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
  const taken = new Set(Object.keys(draft.words(language).works ?? {}));
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
    draft.addWords(words);
    if (position.actions.length > mostActions)
      notes.push(`${position.company}: only its first ${mostActions} actions are imported.`);
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
  const ages = entries.map((other) => (other.isSubPart ? '~' : ageOf(other.date)));
  const index = ages.findIndex((other) => other < ageOf(entry.date));
  entries.splice(index < 0 ? ages.length : index, 0, entry);
}

/** Company and first month of each entry, which together identify a position that was imported before. */
function presentEntries(draft: Draft, locale: Locale): Set<string> {
  const { entries } = draft.words(locale) as { entries: Record<string, { company?: string }> };
  return new Set(
    portfolio.map(({ company, date }) => `${entries[company?.split('.')[1] ?? '']?.company} ${date.from}`),
  );
}

function planFacts(draft: Draft, career: Career, language: Locale, technologies: Technologies): void {
  const taken = new Set<string>();
  const education = career.education.map(({ school, degree, date }) => {
    const key = freeKey(degree, taken);
    taken.add(key);
    draft.addWords(inEveryLocale(language, (mark) => ({ education: { [key]: mark(degree) } })));
    return { institution: school, title: `education.${key}`, date };
  });
  const skills = career.skills.map(({ kind = 'Général', names }) => {
    const key = freeKey(kind, new Set());
    draft.addWords(inEveryLocale(language, (mark) => ({ skills: { [key]: mark(kind) } })));
    return { kind: `skills.${key}`, technologies: names.map((name) => technologies.add(name)) };
  });
  const languages = readLanguages(career.languages);
  draft.editModule('content/resume.ts', ({ resume: fields }) => {
    if (education.length) fields.education = education;
    if (skills.length) fields.skills = skills;
    if (languages.length) fields.languages = languages;
  });
}
