import type { PartialDate } from '../../content/types';
import { takenNames } from '../check/keys';
import { correctTypography } from '../check/typography';
import { flatten } from '../lib/files';
import { isToDo, type Texts } from '../lib/to-do';
import { createEntries, type NewEntry, type NewWork } from './entries';
import { createKeys } from './keys';
import { findLogo } from './logos';
import { findPlace } from './place';
import type { PlainResume } from './read-resume';
import { toDo } from './to-do';

/** The words of a language: those of the site, and those that begin an owner's texts. */
export interface Words {
  /** A translation of any site. */
  site: Texts;
  own: OwnWords;
}

/** A file of `words/`: what an owner's texts begin with. */
export interface OwnWords {
  start: Texts;
  /** In the place of some of them, for a site without hobbies. */
  withoutHobbies: Texts;
  /** The name of an entry of own projects. */
  ownProjects: string;
}

/** All that `content/` and `messages/` say about an owner; texts by their dotted paths. */
export type NewSite = ReturnType<typeof createSite>;

interface Options {
  /** The first one is that of the résumé. */
  words: ReadonlyMap<string, Words>;
  now: Date;
}

/** So many works are on Home, and are worth more words. */
const highlightCount = 4;
const worlds = ['worlds/gas', 'worlds/living', 'worlds/ice'];

/** The site of a résumé: its facts, and its texts in each language. */
export function createSite(resume: PlainResume, { words, now }: Options) {
  const [first] = words;
  if (!first) throw new Error('A site needs a language.');
  const [language, { site, own }] = first;
  const siteTexts = textsIn(site);
  const isContract = ([path]: [string, string]) => path.startsWith('contracts.');
  const entries = createEntries(resume, {
    language,
    entryKey: createKeys(),
    workKey: createKeys(takenNames),
    ownProjects: own.ownProjects,
    contracts: new Map([...siteTexts].filter(isContract).map(([path, text]) => [path.slice(10), text])),
    problem: siteTexts.get('portfolio.problem') ?? '',
  });
  const technologies = createTechnologies(resume, entries);
  const highlights = chooseHighlights(entries);
  for (const { texts } of highlights) {
    // The name of the company is no title.
    if (entries.some(({ texts: { company } }) => company === texts.subTitle)) texts.subTitle = toDo.subTitle;
    texts.result ??= toDo.result;
  }
  const skills = createSkills(resume, siteTexts.get('cv.technologies') ?? '');
  const hobbies = withKeys(resume.interests, ({ name }) => name, ['telemetry', 'title', 'turn']);
  const education = withKeys(
    resume.education,
    ({ degree, area, institution }) => degree ?? area ?? institution,
  );
  const fluencies = new Set(
    resume.languages.flatMap(({ fluency }) => (isLevel(fluency) ? [] : (fluency ?? []))),
  );
  const levels = withKeys([...fluencies], (fluency) => fluency, ['native']);
  const place = findPlace(resume);
  const [givenName = '', ...familyNames] = resume.name.replace(/^(?:(?:dr|prof|ing)\.? )+/i, '').split(' ');
  const years = entries.flatMap(({ date }) => (date ? Number(date.from.slice(0, 4)) : []));

  const facts = {
    profile: {
      name: resume.name,
      givenName,
      familyName: familyNames.join(' ') || undefined,
      city: resume.city,
      ...place,
      country: resume.country ?? place?.country,
      email: resume.email,
      phone: resume.phone,
      accent: '#ff8a3c',
      background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
      firstYear: Math.min(...years, now.getFullYear()),
      updated: now.toISOString().slice(0, 7),
      highlights: highlights.map(({ key }) => ({ work: key })),
      links: listOf(resume.links.map(({ name, url }) => ({ name, icon: findLogo(name), url }))),
    },
    portfolio: entries.map(({ key, date, contract, works }) => ({
      key,
      isSubPart: false,
      date,
      contract,
      worksArray: works.map((work) => ({ key: work.key, ...work.links })),
      isImagesOn: false,
      isVideosOn: false,
      technos: works.flatMap(({ key: work, technologies: names }) =>
        technologies.idsOf(names).map((technology) => (works[1] ? { technology, work } : technology)),
      ),
    })),
    resume: {
      website: resume.website,
      languages: listOf(
        resume.languages.map(({ language: code, fluency }) => ({
          language: code,
          level: levels.find(({ item }) => item === fluency)?.key ?? fluency,
        })),
      ),
      education: listOf(
        education.map(({ key, item: { institution, period, url } }) => ({
          key,
          institution,
          date: period,
          url,
        })),
      ),
      skills: listOf(
        skills.map(({ key, item }) => ({ key, technologies: technologies.idsOf(item.keywords) })),
      ),
      certificates: listOf(latest(resume.certificates)),
      awards: listOf(latest(resume.awards)),
    },
    localeNames: Object.fromEntries([...words.keys()].map((locale) => [locale, nameInItself(locale)])),
    hobbies: hobbies.map(({ key }, index) => ({ key, world: worlds[index % worlds.length] })),
    technologies: technologies.all,
    videos: {},
  };

  const { summary } = resume;
  const title = resume.label ?? resume.work[0]?.position ?? toDo.jobTitle;
  const ownTexts = textsIn({
    entries: byKey(entries, ({ texts }) => texts),
    works: byKey(
      entries.flatMap(({ works }) => works),
      ({ texts }) => texts,
    ),
    education: byKey(education, ({ item: { degree, area } }) => ({
      degree: degree ?? (area ? undefined : toDo.degree),
      area,
    })),
    skills: byKey(skills, ({ item }) => item.name),
    levels: byKey(levels, ({ item }) => insideSentence(item, language)),
    hobbies: byKey(hobbies, ({ item: { name, keywords } }) => ({
      title: name,
      intro: keywords.join(', '),
    })),
    meta: { jobTitle: insideSentence(title, language) },
    cv: { summary },
    home: {
      // Braces and tags are read in it.
      intro: summary && /^[^{}<>]{1,120}$/.test(summary) ? summary : undefined,
      hobbies: new Intl.ListFormat(language).format(resume.interests.map(({ name }) => name)),
    },
  });
  const messages = new Map(
    [...words].map(([locale, ofLocale]) => {
      const texts = [...ownTexts].map(([path, text]): [string, string] => {
        // Names of companies are the same in every language.
        const isSame = locale === language || isToDo(text) || path.endsWith('.company');
        return [path, isSame ? text : `TODO ${text}`];
      });
      return [
        locale,
        new Map([...startOf(ofLocale, locale, resume), ...texts].map(correct(locale))),
      ] as const;
    }),
  );
  return { ...facts, messages };
}

/** The texts of a tree by their paths, without those that are not there. */
const textsIn = (tree: object) =>
  new Map([...flatten(tree)].flatMap(([path, text]) => (text ? [[path, String(text)] as const] : [])));

const correct =
  (locale: string) =>
  ([path, text]: readonly [string, string]) =>
    [path, correctTypography(text, locale)] as const;

const byKey = <Item extends { key: string }>(items: readonly Item[], read: (item: Item) => unknown) =>
  Object.fromEntries(items.map((item) => [item.key, read(item)]));

/** Items with keys that are made of their names. */
function withKeys<Item>(items: readonly Item[], nameOf: (item: Item) => string, taken?: readonly string[]) {
  const key = createKeys(taken);
  return items.map((item) => ({ key: key(nameOf(item)), item }));
}

const isLevel = (fluency = 'native') => fluency === 'native' || /^[ABC][12]$/.test(fluency);

/** @example nameInItself('fr') // 'Français' */
function nameInItself(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A title as inside a sentence, unless it has other capitals, which names have too. */
const insideSentence = (title: string, language: string) =>
  language !== 'de' && /^\p{Lu}[^\p{Lu}]+$/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

const listOf = <Item>(items: readonly Item[]) => (items.length ? items : undefined);

const latest = <Dated extends { date?: PartialDate }>(items: readonly Dated[]) =>
  items.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

/** The technologies that a résumé names, by id. Works get those that their texts name. */
function createTechnologies({ skills }: PlainResume, entries: readonly NewEntry[]) {
  const all: Record<string, { name: string; icon?: string }> = {};
  const ids = new Map<string, string>();
  const key = createKeys();
  const idOf = (name: string): string => {
    const id = ids.get(name.toLowerCase()) ?? key(name, 4);
    ids.set(name.toLowerCase(), id);
    all[id] ??= { name, icon: findLogo(name) };
    return id;
  };
  const keywords = skills.flatMap((skill) => (skill.keywords.length ? skill.keywords : skill.name));
  for (const { technologies, texts } of entries.flatMap(({ works }) => works)) {
    const said = [texts.subTitle, texts.result ?? '', ...Object.values(texts.actions ?? {})].join('\n');
    // Shorter names are words too, such as Go.
    technologies.push(...keywords.filter((name) => name.length > 2 && isWordOf(said, name)));
  }
  return { all, idsOf: (names: readonly string[]) => [...new Set(names.map(idOf))] };
}

function isWordOf(text: string, name: string): boolean {
  const exactly = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return RegExp(`(?<![\\p{L}\\d])${exactly}(?![\\p{L}\\d])`, 'u').test(text);
}

/** Works with a result first, each kind in the order of the page. */
function chooseHighlights(entries: readonly NewEntry[]): NewWork[] {
  const works = entries.flatMap((entry) => entry.works);
  const rank = ({ texts }: NewWork) => (texts.result ? 0 : 1);
  return works.toSorted((one, other) => rank(one) - rank(other)).slice(0, highlightCount);
}

/** Skills by kind; those without a kind are one more. */
function createSkills({ skills }: PlainResume, others: string) {
  const groups = skills.filter(({ keywords }) => keywords.length);
  const single = skills.flatMap(({ name, keywords }) => (keywords.length ? [] : name));
  if (single.length) groups.push({ name: '', keywords: single });
  return withKeys(
    groups.map(({ name, keywords }) => ({ name: name || others, keywords })),
    ({ name }) => name,
  );
}

/** Texts that are an owner's alone. */
const owned =
  /^(?:entries|works|videos|captions|pictures|education|skills|levels(?!\.native)|hobbies(?=\.\w+\.))\./;

/**
 * The words of the site, and those that begin an owner's: all that name the city, as a site that is
 * made again may have another one.
 */
function startOf(
  { site, own }: Words,
  locale: string,
  { city, interests }: PlainResume,
): Map<string, string> {
  const ofSite = [...textsIn(site)].filter(([path]) => !owned.test(path));
  const start = [...textsIn(own.start), ...(interests.length ? [] : textsIn(own.withoutHobbies))];
  // Without a city no sky is shown.
  const isSaid = (path: string) => city !== undefined || !path.startsWith('sky.');
  const said = start.map(
    ([path, text]) => [path, isSaid(path) ? sayCity(text, locale, city) : text] as const,
  );
  return new Map([...ofSite, ...said]);
}

/** A text that names the city, as far as there is one; in French after the right preposition. */
function sayCity(text: string, locale: string, city: string | undefined): string {
  if (!city) return text.replace(/(?: (?:in|à)|,) \{city\}|\{city\}, /g, '');
  const [, article, rest] = (locale === 'fr' && /^(Les?) (.+)/.exec(city)) || [];
  return article ? text.replaceAll('à {city}', `${article === 'Le' ? 'au' : 'aux'} ${rest}`) : text;
}
