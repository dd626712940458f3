import { degreeName } from '../../app/lib/texts/wording';
import type { PortfolioEntry, WorkTexts } from '../../content/types';
import { fold } from './dates';
import { createKeys } from './keys';
import { sentencesOf, withoutStop } from './plain-text';
import type { PlainResume, Position, Project } from './read-resume';
import { toDo } from './to-do';

type Keys = ReturnType<typeof createKeys>;

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
  links?: { deployUrl?: string; githubUrl?: string };
  /** Names of technologies. */
  technologies: string[];
}

interface Tools {
  language: string;
  entryKey: Keys;
  workKey: Keys;
  /** The name of an entry of own projects. */
  ownProjects: string;
  /** By key, such as `internship`. */
  contracts: ReadonlyMap<string, string>;
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
const version = /(?<=\S\s)(?:\.?\p{Lu}[\p{L}.#+]*)\s\d[\d./]*/gu;

export const hasFigure = (text: string) => figure.test(text.replace(version, ''));

/** Positions that count as no experience, in words of job titles. */
const trainees = {
  internship: /\b(?:intern|internship|stage|stagiaire|stagiair|praktik\w+|becari[oa]|tirocinio)\b/,
  apprenticeship: /\b(?:apprenti\w*|alternan\w+|ausbildung|auszubildende\w*|azubi|werkstudent\w*)\b/,
};

/**
 * Positions, the latest first, each with its projects, then own projects; the last degree where
 * there is neither. There is a work at least, to be told where nothing tells it.
 */
export function createEntries({ work, projects, education }: PlainResume, tools: Tools): NewEntry[] {
  const positions = latestFirst(work);
  const of = (position?: Position) =>
    latestFirst(projects).filter((project) => positionOf(project, positions) === position);
  // Projects of the same time and customer are one entry, as an entry has one of each.
  const timeOf = ({ period, entity }: Project) => JSON.stringify([period, entity]);
  const times = new Set(of().map(timeOf));
  const entries = [
    ...positions.map((position) => createPosition(position, of(position), tools)),
    ...[...times].map((time) =>
      createOwnProjects(
        of().filter((project) => timeOf(project) === time),
        tools,
      ),
    ),
  ];
  const [latest] = entries;
  if (latest && !entries.some(({ works }) => works.length))
    latest.works.push(createWork(latest.texts.company, latest.texts.title, [], tools));
  if (latest) return entries;
  const [school] = latestFirst(education);
  const name = (school && degreeName(school, tools.language)) || toDo.subTitle;
  return [
    {
      key: tools.entryKey(school?.institution ?? tools.ownProjects),
      date: school?.period,
      contract: 'ownProject',
      texts: { company: school?.institution ?? tools.ownProjects, title: name },
      works: [createWork(name, name, school?.courses ?? [], tools)],
    },
  ];
}

const createWork = (name: string, subTitle: string, actions: readonly string[], { workKey }: Tools) => ({
  key: workKey(name),
  texts: { subTitle, ...tellActions(actions) },
  technologies: [],
});

/** What lasts comes first, what has no date last. */
function latestFirst<Dated extends Pick<Position, 'period'>>(items: readonly Dated[]): Dated[] {
  const order = ({ period }: Dated) => (period ? `${period.to ?? '9999'} ${period.from}` : '');
  return items.toSorted((one, other) => order(other).localeCompare(order(one)));
}

/** The position with the employer that a project names, in its time. */
function positionOf({ entity, period }: Project, positions: readonly Position[]): Position | undefined {
  const named = positions.filter(({ company }) => fold(company) === fold(entity ?? ''));
  const inTime = named.find(
    (one) =>
      period &&
      one.period &&
      one.period.from <= period.from &&
      (period.to ?? '9999') <= (one.period.to ?? '9999'),
  );
  return inTime ?? (named.length === 1 || !period ? named[0] : undefined);
}

function createPosition(position: Position, projects: readonly Project[], tools: Tools): NewEntry {
  const { company, keywords, period } = position;
  const { contract, words } = splitContract(position, tools);
  const works = projects.map((project) => createProject(project, tools));
  const said = new Set(projects.flatMap((project) => project.highlights));
  const highlights = position.highlights.filter((highlight) => !said.has(highlight));
  const sentences = sentencesOf(words, tools.language);
  // A summary alone tells what was done: in more than one sentence, or beside technologies.
  const isStory = !highlights.length && !works.length && (sentences.length > 1 || keywords.length > 0);
  const [first = '', ...more] = isStory ? (sentences[1] ? sentences : ['', ...sentences]) : [words];
  const isTitle = first && first.length <= titleLength && (isStory || sentences.length === 1);
  const actions = isStory ? more : highlights;
  if (actions.length || keywords.length)
    works.unshift({
      key: tools.workKey(isTitle ? first : company),
      texts: { subTitle: isTitle ? withoutStop(first) : company, ...tellActions(actions) },
      technologies: keywords,
    });
  return {
    key: tools.entryKey(company),
    date: period,
    contract,
    texts: { company, title: withoutStop(first) || company, position: position.position },
    works,
  };
}

/** The contract that a position names, and its summary without it. */
function splitContract({ position = '', summary = '' }: Position, { contracts }: Tools) {
  // Our own export begins with it.
  for (const [contract, name] of contracts)
    if (summary.toLowerCase().startsWith(`${name.toLowerCase()}. `))
      return { contract, words: summary.slice(name.length + 2) };
  const [contract] = Object.entries(trainees).find(([, words]) => words.test(fold(position))) ?? [];
  return { contract, words: summary };
}

function createOwnProjects(projects: readonly Project[], tools: Tools): NewEntry {
  const works = projects.map((project) => createProject(project, tools));
  const names = new Intl.ListFormat(tools.language).format(projects.map(({ name }) => name));
  return {
    key: tools.entryKey(projects[0]?.name ?? ''),
    date: projects[0]?.period,
    contract: 'ownProject',
    texts: {
      company: projects[0]?.entity ?? tools.ownProjects,
      title: works[1] ? names : (works[0]?.texts.subTitle ?? names),
    },
    works,
  };
}

const isCode = (url: string) => /^https:\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket|code)\./.test(url);

function createProject(project: Project, { language, problem, workKey }: Tools): NewWork {
  const { name, summary = '', highlights, role, url, keywords } = project;
  // Our own export has both in one text.
  const [description = '', itsProblem] = summary.split(` ${problem} — `, 2);
  const sentences = withoutStop(description) === name ? [] : sentencesOf(description, language);
  const isTitle = highlights.length > 0 && sentences.length === 1 && description.length <= titleLength;
  const actions = isTitle ? highlights : [...sentences, ...highlights];
  return {
    key: workKey(name),
    texts: {
      subTitle: isTitle ? `${name} — ${withoutStop(description)}` : name,
      ...(isTitle && { short: name }),
      ...(role && { role }),
      ...(itsProblem && { problem: withoutStop(itsProblem) }),
      ...tellActions(actions),
    },
    links: url && { [isCode(url) ? 'githubUrl' : 'deployUrl']: url },
    technologies: keywords,
  };
}

/** The first highlight with a figure is the result, unless nothing else is said. */
function tellActions(said: readonly string[]): Pick<WorkTexts, 'result' | 'actions'> {
  const highlights = said.length ? said : [toDo.action];
  const isResult = (one: string) => one.length <= resultLength && hasFigure(one);
  const result = highlights.length > 1 ? highlights.find(isResult) : undefined;
  const key = createKeys();
  const actions = highlights.filter((one) => one !== result);
  return {
    ...(result && { result: withoutStop(result) }),
    actions: Object.fromEntries(actions.map((action) => [key(action, 2), withoutStop(action)])),
  };
}
