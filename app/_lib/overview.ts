import type { PortfolioEntry, Technology } from '@/content/schema';
import { type TechnologyId, technologies } from '@/content/technologies';
import { technologiesOf, workId } from './works';

interface Use {
  technology: TechnologyId;
  /** The names of the works that used it, in the order of the page. */
  works: string[];
}

/** The name of a technology. Its list may be empty: then TypeScript knows no item of it. */
export const technologyName = (id: TechnologyId) =>
  (technologies as Record<TechnologyId, Technology>)[id].name;

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
        technologyName(one.technology).localeCompare(technologyName(other.technology), 'en'),
    );
}
