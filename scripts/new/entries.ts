import type { PortfolioEntry, WorkTexts } from '../../content/types';
import { fold } from './dates';
import { createKeys } from './keys';
import { sentencesOf, withoutStop } from './plain-text';
import type { PlainResume, Position, Project } from './read-resume';
import { toDo } from './to-do';

type Keys = ReturnType<typeof createKeys>;
type Work = PortfolioEntry['worksArray'][number];

/** An entry of the portfolio with its texts, and its works with theirs. */
export interface NewEntry {
  key: string;
  date?: PortfolioEntry['date'];
  contract?: string;
  texts: { company: string; title: string; position?: string };
  works: NewWork[];
}

export interface NewWork {
  key: string;
  texts: WorkTexts;
  links: Omit<Work, 'key'>;
  /** Names of technologies. */
  technologies: string[];
  /** Whether its title is only the name of the company. */
  isUntitled?: boolean;
}

interface Tools {
  language: string;
  entryKey: Keys;
  workKey: Keys;
  /** The name of an entry of own projects. */
  ownProjects: string;
  /** By key, such as `internship`. */
  contracts: Readonly<Record<string, string>>;
  /** How a problem is announced in our own exports. */
  problem: string;
}

/** Longer texts are no title. */
const titleLength = 90;
/** A result is in large type. */
const resultLength = 110;

/** A number that measures something: no year, no version, no part of a name. */
const figure =
  /(?<![\p{L}\d.,/+#-])(?!(?:19|20)\d\d(?![\d.,%]))\d[\d.,\u00a0\u202f]*(?![\p{L}\d]*-)(?=[\s%x×€$£k+M]|$)/u;
/** Such as "Java 8" or "ISO 27001", unless the sentence begins there. */
const version = /(?<=\S\s)(?:\p{Lu}[\p{L}.#+]*)\s\d[\d.]*/gu;

export const hasFigure = (text: string) => figure.test(text.replace(version, ''));

/** Words of job titles that say how somebody was employed. */
const contractWords: readonly [contract: string, words: RegExp][] = [
  [
    'internship',
    /\b(?:intern|internship|stage|stagiaire|stagiair|stageplek|praktik\w+|becari[oa]|tirocinio)\b/,
  ],
  ['apprenticeship', /\b(?:apprenti\w*|alternan\w+|ausbildung|auszubildende\w*|azubi|werkstudent\w*)\b/],
  ['freelance', /\b(?:freelance\w*|self-employed|independant\w*|freiberufl\w*|zzp\w*|autonom[oa])\b/],
];

/** Positions, the latest first, each with its projects, then own projects. */
export function createEntries({ work, projects }: PlainResume, tools: Tools): NewEntry[] {
  const positions = latestFirst(work);
  const projectsOf = new Map<Position, Project[]>();
  const own: Project[] = [];
  for (const project of projects) {
    const position = positionOf(project, positions);
    if (position) projectsOf.set(position, [...(projectsOf.get(position) ?? []), project]);
    else own.push(project);
  }
  // Projects of the same time and customer are one entry, as an entry has one of each.
  const times = new Map<string, Project[]>();
  for (const project of latestFirst(own)) {
    const time = JSON.stringify([project.period, project.entity]);
    times.set(time, [...(times.get(time) ?? []), project]);
  }
  return [
    ...positions.map((position) => createPosition(position, projectsOf.get(position) ?? [], tools)),
    ...[...times.values()].map((some) => createOwnProjects(some, tools)),
  ];
}

/** What lasts comes first, what has no date last. */
function latestFirst<Dated extends Pick<Position, 'period'>>(items: readonly Dated[]): Dated[] {
  const order = ({ period }: Dated) => (period ? `${period.to ?? '9999'} ${period.from}` : '');
  return items.toSorted((one, other) => order(other).localeCompare(order(one)));
}

/** The position with the employer that a project names, in its time. */
function positionOf({ entity, period }: Project, positions: readonly Position[]): Position | undefined {
  if (!entity) return;
  const named = positions.filter(({ company }) => fold(company) === fold(entity));
  const isWithin = (one: Position) =>
    !period ||
    !one.period ||
    (one.period.from <= period.from && (period.to ?? '9') <= (one.period.to ?? '9'));
  return named.find(isWithin) ?? (named.length === 1 ? named[0] : undefined);
}

function createPosition(position: Position, projects: readonly Project[], tools: Tools): NewEntry {
  const { company, position: title = '', highlights, keywords, period } = position;
  const { contract, words } = splitContract(position, tools);
  const works = projects.map((project) => createProject(project, tools));
  const said = new Set(projects.flatMap((project) => project.highlights));
  const rest = highlights.filter((highlight) => !said.has(highlight));
  const sentences = rest.length ? [] : sentencesOf(words, tools.language);
  // A summary alone tells what was done where it has more than one sentence.
  const [first = '', ...more] = works.length || sentences.length < 2 ? [words] : sentences;
  const actions = rest.length ? rest : more;
  const isTitle =
    first.length > 0 && first.length <= titleLength && sentencesOf(first, tools.language).length === 1;
  const subTitle = isTitle ? withoutStop(first) : company;
  if (actions.length)
    works.unshift({
      key: tools.workKey(isTitle ? first : company),
      texts: { subTitle, ...tellActions(actions) },
      links: {},
      technologies: keywords,
      isUntitled: !isTitle,
    });
  return {
    key: tools.entryKey(company),
    date: period,
    contract,
    texts: { company, title: withoutStop(first) || company, position: title || undefined },
    works,
  };
}

/** The contract that a position names, and its summary without it. */
function splitContract({ position = '', summary = '' }: Position, { contracts }: Tools) {
  // Our own export begins with it.
  const named = Object.entries(contracts).find(
    ([, name]) => fold(summary).startsWith(`${fold(name)} `) && summary[name.length] === '.',
  );
  if (named) return { contract: named[0], words: summary.slice(named[1].length + 1).trim() };
  const [contract] = contractWords.find(([, words]) => words.test(fold(position))) ?? [];
  return { contract, words: summary };
}

function createOwnProjects(projects: readonly Project[], tools: Tools): NewEntry {
  const works = projects.map((project) => createProject(project, tools));
  const [{ texts } = { texts: { subTitle: '' } }] = works;
  const names = new Intl.ListFormat(tools.language).format(projects.map(({ name }) => name));
  return {
    key: tools.entryKey(projects[0]?.name ?? ''),
    date: projects[0]?.period,
    contract: 'ownProject',
    texts: {
      company: projects[0]?.entity ?? tools.ownProjects,
      title: works.length === 1 ? texts.subTitle : names,
    },
    works,
  };
}

function createProject(project: Project, { language, problem, workKey }: Tools): NewWork {
  const { name, summary = '', highlights, role, url, keywords } = project;
  // Our own export has both in one text.
  const [description = '', ...rest] = summary.split(` ${problem} — `);
  const sentences = sentencesOf(description, language);
  const isNew = sentences.length > 0 && withoutStop(description) !== name;
  const isTitle =
    isNew && highlights.length > 0 && sentences.length === 1 && description.length <= titleLength;
  const actions = isNew && !isTitle ? [...sentences, ...highlights] : highlights;
  return {
    key: workKey(name),
    texts: {
      subTitle: isTitle ? `${name} — ${withoutStop(description)}` : name,
      ...(isTitle && { short: name }),
      ...(role && { role }),
      ...(rest.length && { problem: withoutStop(rest.join(` ${problem} — `)) }),
      ...tellActions(actions.length ? actions : [toDo.action]),
    },
    links: url ? { [isCode(url) ? 'githubUrl' : 'deployUrl']: url } : {},
    technologies: keywords,
  };
}

const isCode = (url: string) => /^https:\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket|code)\./.test(url);

/** The first highlight with a figure is the result, unless nothing else is said. */
function tellActions(highlights: readonly string[]): Pick<WorkTexts, 'result' | 'actions'> {
  const result =
    highlights.length > 1 && highlights.find((one) => one.length <= resultLength && hasFigure(one));
  const key = createKeys();
  const actions = highlights.filter((one) => one !== result);
  return {
    ...(result && { result: withoutStop(result) }),
    actions: Object.fromEntries(actions.map((action) => [key(action, 2), withoutStop(action)])),
  };
}
