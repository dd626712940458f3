import { routes } from '../../app/lib/address/addresses';
import type { PartialDate } from '../../content/types';
import { correctTypography } from '../check/typography';
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

/** All that `content/` and `messages/` say about an owner. */
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
  const entries = createEntries(resume, {
    language,
    entryKey: createKeys(),
    workKey: createKeys(routes),
    ownProjects: own.ownProjects,
    contracts: groupAt(site, 'contracts') as Record<string, string>,
    problem: textAt(site, 'portfolio.problem'),
  });
  const technologies = createTechnologies(resume, entries);
  const highlights = chooseHighlights(entries);
  askForMore(highlights);
  const skills = createSkills(resume, technologies.idOf, textAt(site, 'cv.technologies'));
  const hobbyKey = createKeys(['telemetry', 'title', 'turn']);
  const hobbies = resume.interests.map((interest, index) => ({
    ...interest,
    key: hobbyKey(interest.name),
    world: worlds[index % worlds.length],
  }));
  const educationKey = createKeys();
  const education = resume.education.map((one) => ({
    ...one,
    key: educationKey(one.degree ?? one.area ?? one.institution),
  }));
  const levels = new Map<string, string>();
  const languages = resume.languages.map(({ language: code, fluency }) => ({
    language: code,
    level: fluency && levelOf(insideSentence(fluency, language), textAt(site, 'levels.native'), levels),
  }));
  const place = findPlace(resume);
  const [givenName = '', ...familyNames] = resume.name.split(' ');
  const years = entries.flatMap(({ date }) => (date ? Number(date.from.slice(0, 4)) : []));

  const facts = {
    profile: {
      name: resume.name,
      givenName,
      familyName: familyNames.join(' ') || undefined,
      city: resume.city,
      country: resume.country ?? place?.country,
      latitude: place?.latitude,
      longitude: place?.longitude,
      timeZone: place?.timeZone,
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
      technos: technosOf(works, technologies.idOf),
    })),
    resume: {
      website: resume.website,
      languages: listOf(languages),
      education: listOf(
        education.map(({ key, institution, period, url }) => ({ key, institution, date: period, url })),
      ),
      skills: listOf(skills.map(({ key, ids }) => ({ key, technologies: ids }))),
      certificates: listOf(latest(resume.certificates)),
      awards: listOf(latest(resume.awards)),
    },
    localeNames: Object.fromEntries([...words.keys()].map((locale) => [locale, nameInItself(locale)])),
    hobbies: hobbies.map(({ key, world }) => ({ key, world })),
    technologies: technologies.all,
    videos: {},
  };

  const ownTexts: Texts = withoutEmpty({
    entries: Object.fromEntries(entries.map(({ key, texts }) => [key, texts])),
    works: Object.fromEntries(entries.flatMap(({ works }) => works.map(({ key, texts }) => [key, texts]))),
    education: Object.fromEntries(
      education.map(({ key, degree, area }) => [
        key,
        { degree: degree ?? (area ? undefined : toDo.degree), area },
      ]),
    ),
    skills: Object.fromEntries(skills.map(({ key, name }) => [key, name])),
    levels: Object.fromEntries(levels),
    hobbies: Object.fromEntries(
      hobbies.map(({ key, name, keywords }, index) => [key, hobbyTexts(name, keywords, index)]),
    ),
    meta: { jobTitle: insideSentence(resume.label ?? resume.work[0]?.position ?? toDo.jobTitle, language) },
    cv: { summary: resume.summary },
    home: {
      // Braces and tags are read in it.
      intro: resume.summary && /^[^{}<>]{1,120}$/.test(resume.summary) ? resume.summary : undefined,
      hobbies: new Intl.ListFormat(language).format(resume.interests.map(({ name }) => name)),
    },
  });
  const messages = new Map(
    [...words].map(([locale, ofLocale]) => {
      const texts = locale === language ? ownTexts : askForTranslation(ownTexts);
      return [locale, createTranslation(locale, ofLocale, texts, resume)] as const;
    }),
  );
  return { ...facts, messages };
}

/** @example nameInItself('fr') // 'Français' */
function nameInItself(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The text at a dotted path, or none. */
function textAt(texts: Texts, path: string): string {
  const text = path.split('.').reduce<string | Texts | undefined>((node, key) => Object(node)[key], texts);
  return typeof text === 'string' ? text : '';
}

/** A title as inside a sentence, unless it has other capitals, which names have too. */
const insideSentence = (title: string, language: string) =>
  language !== 'de' && /^\p{Lu}[^\p{Lu}]+$/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

const groupAt = (texts: Texts, key: string) => {
  const group = texts[key];
  return typeof group === 'object' ? group : {};
};

const listOf = <Item>(items: readonly Item[]) => (items.length ? items : undefined);

const latest = <Dated extends { date?: PartialDate }>(items: readonly Dated[]) =>
  items.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

/** The technologies that a résumé names, by id. */
function createTechnologies({ skills }: PlainResume, entries: readonly NewEntry[]) {
  const all: Record<string, { name: string; icon?: string }> = {};
  const ids = new Map<string, string>();
  const key = createKeys();
  const idOf = (name: string): string => {
    const known = ids.get(name.toLowerCase());
    if (known) return known;
    const id = key(name, 4);
    ids.set(name.toLowerCase(), id);
    all[id] = { name, icon: findLogo(name) };
    return id;
  };
  const keywords = skills.flatMap((skill) => (skill.keywords.length ? skill.keywords : skill.name));
  for (const { technologies, texts } of entries.flatMap(({ works }) => works)) {
    const said = [texts.subTitle, texts.result ?? '', ...Object.values(texts.actions ?? {})].join('\n');
    // Shorter names are words too, such as Go.
    const named = keywords.filter((name) => name.length > 2 && isWordOf(said, name));
    for (const name of named) if (!technologies.includes(name)) technologies.push(name);
    for (const name of technologies) idOf(name);
  }
  for (const name of keywords) idOf(name);
  return { all, idOf };
}

function isWordOf(text: string, name: string): boolean {
  const exactly = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return RegExp(`(?<![\\p{L}\\d])${exactly}(?![\\p{L}\\d])`, 'u').test(text);
}

/** Works with a result first, each kind in the order of the page. */
function chooseHighlights(entries: readonly NewEntry[]): NewWork[] {
  const works = entries.flatMap((entry) => entry.works);
  const [told, others] = [
    works.filter(({ texts }) => texts.result),
    works.filter(({ texts }) => !texts.result),
  ];
  return [...told, ...others].slice(0, highlightCount);
}

/** Asks for what the most visible works lack. */
function askForMore(works: readonly NewWork[]) {
  for (const { texts, isUntitled } of works) {
    if (isUntitled) texts.subTitle = toDo.subTitle;
    texts.result ??= toDo.result;
  }
}

/** Skills by kind; those without a kind are one more. */
function createSkills({ skills }: PlainResume, idOf: (name: string) => string, others: string) {
  const key = createKeys();
  const groups = skills.filter(({ keywords }) => keywords.length);
  const single = skills.filter(({ keywords }) => !keywords.length).map(({ name }) => name);
  if (single.length) groups.push({ name: '', keywords: single });
  return groups.map(({ name, keywords }) => ({
    key: key(name || others),
    name: name || others,
    ids: [...new Set(keywords.map(idOf))],
  }));
}

/** The level of a language: a key of `levels` where it is none of the European Framework. */
function levelOf(fluency: string, nativeWord: string, levels: Map<string, string>): string {
  if (fluency === 'native' || /^[ABC][12]$/.test(fluency)) return fluency;
  if (fluency.toLowerCase() === nativeWord.toLowerCase()) return 'native';
  const known = [...levels].find(([, text]) => text === fluency);
  if (known) return known[0];
  const key = createKeys(['native', ...levels.keys()])(fluency);
  levels.set(key, fluency);
  return key;
}

/** Technologies of all works of an entry by their ids alone. */
function technosOf(works: readonly NewWork[], idOf: (name: string) => string) {
  const used = works.map(({ key, technologies }) => ({ key, ids: [...new Set(technologies.map(idOf))] }));
  const isShared = (id: string) => used.every(({ ids }) => ids.includes(id));
  const shared = (used[0]?.ids ?? []).filter(isShared);
  const others = used.flatMap(({ key, ids }) =>
    ids.filter((id) => !isShared(id)).map((technology) => ({ technology, work: key })),
  );
  return [...shared, ...others];
}

function hobbyTexts(title: string, keywords: readonly string[], index: number) {
  // Two are on Home.
  const intro = keywords.length ? keywords.join(', ') : index < 2 ? toDo.hobby : undefined;
  return { title, intro };
}

/** A tree without what is undefined and without groups of nothing. */
function withoutEmpty(tree: object): Texts {
  const parts = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'object' ? withoutEmpty(value) : value,
  ]);
  return Object.fromEntries(parts.filter(([, value]) => value && Object.keys(Object(value)).length));
}

/** Texts to be translated; names of companies are the same in every language. */
function askForTranslation(texts: Texts): Texts {
  const parts = Object.entries(texts).map(([key, text]) => {
    if (typeof text === 'object') return [key, askForTranslation(text)];
    return [key, key === 'company' || isToDo(text) ? text : `TODO ${text}`];
  });
  return Object.fromEntries(parts);
}

/** Groups whose texts are an owner's alone. */
const ownGroups = ['entries', 'works', 'videos', 'captions', 'pictures', 'education', 'skills', 'levels'];

function createTranslation(
  locale: string,
  { site, own }: Words,
  texts: Texts,
  { city, interests }: PlainResume,
): Texts {
  const words: Texts = structuredClone(site);
  for (const group of ownGroups) words[group] = {};
  const ofHobbies = Object.entries(groupAt(site, 'hobbies')).filter(([, text]) => typeof text === 'string');
  words.hobbies = Object.fromEntries(ofHobbies);
  words.levels = { native: textAt(site, 'levels.native') };
  merge(words, own.start);
  if (!interests.length) merge(words, own.withoutHobbies);
  const said = mapTexts(words, (text) => sayCity(text, locale, city));
  merge(said, texts);
  const filled = Object.entries(mapTexts(said, (text) => correctTypography(text, locale))).filter(
    ([, group]) => Object.keys(Object(group)).length,
  );
  return Object.fromEntries(filled);
}

function merge(target: Texts, source: Texts) {
  for (const [key, value] of Object.entries(source)) {
    const group = target[key];
    if (typeof value === 'object' && typeof group === 'object') merge(group, value);
    else target[key] = structuredClone(value);
  }
}

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' ? mapTexts(text, change) : change(text),
    ]),
  );

/** A text that names the city, as far as there is one; in French after the right preposition. */
function sayCity(text: string, locale: string, city: string | undefined): string {
  if (!city) return text.replace(/(?: (?:in|à)|,) \{city\}|\{city\}, /g, '');
  const [, article, rest] = (locale === 'fr' && /^(Les?) (.+)/.exec(city)) || [];
  return article ? text.replaceAll('à {city}', `${article === 'Le' ? 'au' : 'aux'} ${rest}`) : text;
}
