import type { PortfolioEntry } from '@/content/schema';
import { type TechnologyId, technologies } from '@/content/technologies';
import { technologiesOf, workId } from './works';

interface Use {
  technology: TechnologyId;
  /** The names of the works that used it, in the order of the page. */
  works: string[];
}

/** The technologies of a portfolio, those that most works used first, then by name. */
export function technologiesByUse(portfolio: readonly PortfolioEntry[]): Use[] {
  const uses = new Map<TechnologyId, string[]>();
  for (const entry of portfolio) {
    for (const work of entry.worksArray) {
      for (const technology of technologiesOf(entry, work)) {
        uses.set(technology, [...(uses.get(technology) ?? []), workId(work)]);
      }
    }
  }
  return [...uses]
    .map(([technology, works]) => ({ technology, works }))
    .sort(
      (one, other) =>
        other.works.length - one.works.length ||
        technologies[one.technology].name.localeCompare(technologies[other.technology].name, 'en'),
    );
}
