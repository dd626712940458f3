import { portfolio } from '@/content/portfolio';
import { technologies } from '@/content/technologies';
import type {
  EntryKey,
  Item,
  Messages,
  Period,
  PortfolioEntry,
  ScreenshotName,
  TechnologyId,
  VideoName,
  WorkKey,
} from '@/content/types';
import { addressName, type KnownNames, routes } from './addresses';
import type { Locale } from './locales';
import { formatMeasure } from './measures';
import { formatPeriod } from './periods';

type ContentWork = PortfolioEntry['worksArray'][number];

/** A work with its texts in one language and all that belongs to it. */
export interface Work {
  key: WorkKey;
  /** Its name in addresses. */
  id: string;
  subTitle: string;
  /** Its name in a few words. */
  short?: string;
  role?: string;
  problem?: string;
  /** What was decided to solve the problem. */
  decision?: string;
  result?: string;
  figures?: Figures;
  actions: string[];
  deployUrl?: string;
  githubUrl?: string;
  pictures: ScreenshotName[];
  videos: VideoName[];
  technologies: TechnologyId[];
}

/** What a result is measured by. */
export type Figures = ReturnType<typeof formatFigures>;

/** A section of the portfolio in one language. */
export interface Entry {
  key: EntryKey;
  isSubPart: boolean;
  /** None for a sub-part. */
  company?: string;
  /** That of the entry above for a sub-part. */
  employer?: string;
  title: string;
  position: string;
  /** The kind of contract; none for what the owner did alone. */
  contract?: string;
  /** The months of the position in words, as inside a sentence. */
  date: string;
  months: Period;
  /** The whole stay with the company, where another position fills the rest of it. */
  stay?: Period;
  worksArray: Work[];
}

/** All names that addresses may have: pages, works, and the technologies of the works. */
export function knownNames(): KnownNames {
  const used = portfolio.flatMap(({ technos }) =>
    technos.map((item: Item<TechnologyId, 'technology'>) =>
      typeof item === 'string' ? item : item.technology,
    ),
  );
  return {
    routes,
    works: portfolio.flatMap(({ worksArray }) => worksArray.map(({ key }) => addressName(key))),
    technologies: [...new Set(used)].sort().map(addressName),
  };
}

/** Some entries and works have more texts than others. */
type EntryTexts = Pick<Entry, 'company' | 'title' | 'position'>;
export type WorkTexts = Pick<Work, 'subTitle' | 'short' | 'role' | 'problem' | 'decision' | 'result'> & {
  actions: Record<string, string>;
};

/** The texts that entries are made of. */
type PortfolioMessages = Pick<Messages, 'entries' | 'works' | 'contracts' | 'portfolio'>;

/** The entries of the portfolio in a language, in the order of the page. */
export function entriesIn(messages: PortfolioMessages, locale: Locale): Entry[] {
  let employer: string | undefined;
  return portfolio.map((entry) => {
    const { key, isSubPart, date, positionDate, contract } = entry;
    const months = positionDate ?? date;
    const { company, title, position }: EntryTexts = messages.entries[key];
    if (!isSubPart) employer = company;
    return {
      key,
      isSubPart,
      company,
      employer,
      title,
      position,
      contract: contract && contract !== 'ownProject' ? messages.contracts[contract] : undefined,
      date: formatPeriod(months, locale, messages.portfolio.present),
      months,
      stay: positionDate && date,
      worksArray: entry.worksArray.map((work) => workOf(entry, work, messages, locale)),
    };
  });
}

/** Words such as the kind of contract, or nothing where the text beside them has them already. */
export const unlessSaid = (words: string | undefined, text: string) =>
  words && text.toLowerCase().includes(words.toLowerCase()) ? undefined : words;

/** Entries by the end of their position, the latest first, as readers of a CV expect them. */
export function latestFirst<Dated extends { months: Period }>(entries: readonly Dated[]): Dated[] {
  const order = ({ months: { from, to } }: Dated) => `${to ?? '9999'} ${from}`;
  return [...entries].sort((one, other) => order(other).localeCompare(order(one)));
}

function workOf(
  { imagesArray, videoIdsArray, technos }: PortfolioEntry,
  work: ContentWork,
  messages: Pick<Messages, 'works'>,
  locale: Locale,
): Work {
  const texts: WorkTexts = messages.works[work.key];
  return {
    ...work,
    ...texts,
    id: addressName(work.key),
    figures: work.figures && formatFigures(work.figures, locale),
    actions: Object.values(texts.actions),
    pictures: ofWork<ScreenshotName, 'picture'>(imagesArray, work.key, 'picture'),
    videos: ofWork<VideoName, 'video'>(videoIdsArray, work.key, 'video'),
    technologies: ofWork<TechnologyId, 'technology'>(technos, work.key, 'technology'),
  };
}

/** The items of a list that count for a work: those that name it, and those that name none. */
function ofWork<Name extends string, Field extends string>(
  items: readonly Item<Name, Field>[] = [],
  work: WorkKey,
  field: Field,
): Name[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return item;
    return item.work === work ? item[field] : [];
  });
}

/** A pair of measures, also in words of a language, such as `3,6 s`. */
function formatFigures({ before, after, unit }: NonNullable<ContentWork['figures']>, locale: Locale) {
  const figure = (value: number) => ({ value, text: formatMeasure(value, unit, locale) });
  return { before: figure(before), after: figure(after) };
}

/** The links of a work, each with the key of its label. */
export function linksOf({ deployUrl, githubUrl }: Pick<Work, 'deployUrl' | 'githubUrl'>) {
  const codeLabel = deployUrl ? 'portfolio.sourceCode' : 'portfolio.deployedCode';
  return [
    ...(deployUrl ? [{ url: deployUrl, label: 'portfolio.deployedHere' } as const] : []),
    ...(githubUrl ? [{ url: githubUrl, label: codeLabel } as const] : []),
  ];
}

/** What the owner says of a work besides its result, in a line each, with the key of its label. */
export function summaryOf({ role, problem }: Pick<Work, 'role' | 'problem'>) {
  return [
    ...(role ? [{ label: 'portfolio.role', text: role } as const] : []),
    ...(problem ? [{ label: 'portfolio.problem', text: problem } as const] : []),
  ];
}

/** The result of a work in one line, with its figures, in the language of `t`. */
export function resultInFull(
  { result, figures }: Pick<Work, 'result' | 'figures'>,
  t: (key: 'portfolio.before' | 'portfolio.after') => string,
): string | undefined {
  if (!figures || !result) return result;
  const { before, after } = figures;
  const isSaid = [before, after].every(({ text }) => result.includes(text.split(/\s/)[0] ?? text));
  if (isSaid) return result;
  return `${result} (${t('portfolio.before')} ${before.text}, ${t('portfolio.after')} ${after.text})`;
}

/** The name of a technology. */
export const technologyName = (id: TechnologyId): string => technologies[id].name;

/** The technologies of a portfolio, most used first, then by name, each with its works. */
export function technologiesByUse(entries: readonly Entry[]) {
  const uses = new Map<TechnologyId, string[]>();
  for (const { id, technologies: used } of entries.flatMap(({ worksArray }) => worksArray)) {
    for (const technology of used) uses.set(technology, [...(uses.get(technology) ?? []), id]);
  }
  return [...uses]
    .map(([technology, works]) => ({ technology, works }))
    .sort(
      (one, other) =>
        other.works.length - one.works.length ||
        technologyName(one.technology).localeCompare(technologyName(other.technology), 'en'),
    );
}
