import { technologies } from '@/content/technologies';
import type { TechnologyId } from '@/content/types';
import type { Entry } from './works';

/** The name of a technology. */
export const technologyName = (id: TechnologyId): string => technologies[id].name;

/** Technologies by use, the most used first, then by name, each with the slugs of its works. */
export function technologiesByUse(entries: readonly Entry[]) {
  const uses = new Map<TechnologyId, string[]>();
  for (const { slug, technologies: used } of entries.flatMap(({ worksArray }) => worksArray)) {
    for (const technology of used) uses.set(technology, [...(uses.get(technology) ?? []), slug]);
  }
  return [...uses]
    .map(([technology, works]) => ({ technology, works }))
    .sort(
      (one, other) =>
        other.works.length - one.works.length ||
        technologyName(one.technology).localeCompare(technologyName(other.technology), 'en'),
    );
}
