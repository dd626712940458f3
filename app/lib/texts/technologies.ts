import facts from '@/.cache/facts.json' with { type: 'json' };
import type { TechnologyId } from '@/content/types';
import { type Entry, hasFilter, worksByTechnology } from './works';

/** The name of a technology. */
export const technologyName = (id: TechnologyId): string => facts.technologies[id];

/** Not `localeCompare`, which loads the data of `Intl`: names of products are in plain letters. */
function compareNames(one: TechnologyId, other: TechnologyId): number {
  return technologyName(one).toLowerCase() < technologyName(other).toLowerCase() ? -1 : 1;
}

/** Technologies by use, the most used first, then by name, each with the slugs of its works. */
export const technologiesByUse = (entries: readonly Entry[]) =>
  [...worksByTechnology(entries)]
    .map(([technology, works]) => ({ technology, works }))
    .sort(
      (one, other) => other.works.length - one.works.length || compareNames(one.technology, other.technology),
    );

/** The technologies that filter the works of Portfolio: none where there are few works. */
export const technologiesToFilterBy = (entries: readonly Entry[]) =>
  hasFilter(entries) ? technologiesByUse(entries) : [];
