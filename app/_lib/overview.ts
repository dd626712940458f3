import { technologies } from '@/content/technologies';
import type { TechnologyId } from '@/content/types';
import type { Entry } from './works';

interface Use {
  technology: TechnologyId;
  /** The names of the works that used it, in the order of the page. */
  works: string[];
}

/** The name of a technology. */
export const technologyName = (id: TechnologyId): string => technologies[id].name;

/** The technologies of a portfolio, those that most works used first, then by name. */
export function technologiesByUse(entries: readonly Entry[]): Use[] {
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
