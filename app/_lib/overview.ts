import type { PortfolioEntry } from '@/content/portfolio';
import { type TechnologyId, technologies } from '@/content/technologies';
import { workId } from './works';

interface Use {
  technology: TechnologyId;
  /** The names of the works that used it, in the order of the page. */
  works: string[];
}

/** The technologies of a portfolio, those that most works used first, then by name. */
export function technologiesByUse(portfolio: readonly PortfolioEntry[]): Use[] {
  const uses = new Map<TechnologyId, string[]>();
  for (const { worksArray, technos } of portfolio) {
    for (const { technology, works } of technos) {
      const ids = worksArray.filter((_, index) => works.includes(index)).map(workId);
      uses.set(technology, [...(uses.get(technology) ?? []), ...ids]);
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

/** Whether a work, by its index in its entry, used a technology. */
export function usesTechnology(entry: PortfolioEntry, work: number, technology: TechnologyId): boolean {
  return entry.technos.some((techno) => techno.technology === technology && techno.works.includes(work));
}
