import { toSlug } from '@/app/lib/address/addresses';
import { portfolio } from '@/content/portfolio';
import type {
  EntryKey,
  EntryTexts,
  Item,
  Messages,
  Period,
  PortfolioEntry,
  ScreenshotName,
  TechnologyId,
  VideoName,
  WorkKey,
  WorkTexts,
} from '@/content/types';
import type { LocaleData } from './locale-data';
import { formatMeasure } from './measures';
import { textsOf } from './own-texts';
import { yearsOf } from './periods';

type ContentWork = PortfolioEntry['worksArray'][number];

/** A work with its texts in one language and all that belongs to it. */
export interface Work extends Omit<WorkTexts, 'actions'> {
  key: WorkKey;
  /** Its name in addresses. */
  slug: string;
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
export interface Entry extends EntryTexts {
  key: EntryKey;
  isSubPart: boolean;
  /** Whether it was for nobody else. */
  isOwn: boolean;
  /** The company; for a sub-part, that of the entry above. */
  employer?: string;
  /** The kind of contract; none for what the owner did alone. */
  contract?: string;
  /** Own projects may have none. */
  period?: Period;
  /** The whole stay with the company, where another position fills the rest of it. */
  stay?: Period;
  worksArray: Work[];
}

/** The texts that entries are made of. */
type PortfolioMessages = Pick<Messages, 'entries' | 'works' | 'contracts' | 'portfolio'>;

/** The entries of the portfolio in a language, in the order of the page. */
export function entriesIn(messages: PortfolioMessages, data: LocaleData): Entry[] {
  let employer: string | undefined;
  return portfolio.map((entry) => {
    const { key, isSubPart, date, positionDate, contract } = entry;
    const period = positionDate ?? date;
    const isOwn = contract === 'ownProject';
    const { company, title, position } = textsOf(messages.entries, key);
    if (!isSubPart) employer = company;
    return {
      key,
      isSubPart,
      isOwn,
      company,
      employer,
      title,
      position,
      contract: contract && !isOwn ? textsOf(messages.contracts, contract) : undefined,
      period,
      stay: positionDate && date,
      worksArray: entry.worksArray.map((work) => toWork(entry, work, messages, data)),
    };
  });
}

/** Whether works can be filtered by technology: fewer than six are seen in one look. */
export const hasFilter = (entries: readonly Entry[]) =>
  entries.flatMap(({ worksArray }) => worksArray).length >= 6;

/** The technologies that works used, each with the slugs of these works. */
export function worksByTechnology(entries: readonly Entry[]) {
  const uses = new Map<TechnologyId, string[]>();
  for (const { slug, technologies } of entries.flatMap(({ worksArray }) => worksArray))
    for (const id of technologies) uses.set(id, [...(uses.get(id) ?? []), slug]);
  return uses;
}

/** Entries by the end of their position, the latest first, as readers of a CV expect them. */
export function latestFirst<Dated extends { period?: Period }>(entries: readonly Dated[]): Dated[] {
  // What has no date is the last.
  const endOf = ({ period }: Dated) => (period?.to === null ? 9999 : period ? yearsOf(period.to) : 0);
  const startOf = ({ period }: Dated) => (period ? yearsOf(period.from) : 0);
  return [...entries].sort((one, other) => endOf(other) - endOf(one) || startOf(other) - startOf(one));
}

function toWork(
  { imagesArray, videoIdsArray, technos }: PortfolioEntry,
  work: ContentWork,
  messages: Pick<Messages, 'works'>,
  data: LocaleData,
): Work {
  const texts = textsOf(messages.works, work.key);
  return {
    ...work,
    ...texts,
    slug: toSlug(work.key),
    figures: work.figures && formatFigures(work.figures, data),
    actions: Object.values(texts.actions ?? {}),
    pictures: itemsForWork<ScreenshotName, 'picture'>(imagesArray, work.key, 'picture'),
    videos: itemsForWork<VideoName, 'video'>(videoIdsArray, work.key, 'video'),
    technologies: itemsForWork<TechnologyId, 'technology'>(technos, work.key, 'technology'),
  };
}

/** The items of a list that count for a work: those that name it, and those that name none. */
function itemsForWork<Name extends string, Field extends string>(
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
function formatFigures({ before, after, unit }: NonNullable<ContentWork['figures']>, data: LocaleData) {
  const figure = (value: number) => ({ value, text: formatMeasure(value, unit, data) });
  return { before: figure(before), after: figure(after) };
}
