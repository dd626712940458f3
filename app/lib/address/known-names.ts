import { portfolio } from '@/content/portfolio';
import type { Item, TechnologyId } from '@/content/types';
import { routes, toSlug } from './addresses';
import type { KnownNames } from './read-hash';

/** All names that addresses may have: pages, works, and the technologies of the works. */
export function knownNames(): KnownNames {
  const used = portfolio.flatMap(({ technos }) =>
    technos.map((item: Item<TechnologyId, 'technology'>) =>
      typeof item === 'string' ? item : item.technology,
    ),
  );
  return {
    routes,
    works: portfolio.flatMap(({ worksArray }) => worksArray.map(({ key }) => toSlug(key))),
    technologies: [...new Set(used)].sort().map(toSlug),
  };
}
