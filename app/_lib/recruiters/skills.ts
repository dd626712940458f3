import { portfolio } from '@/content/portfolio';
import { technologies } from '@/content/technologies';

/** Every technology in use with the number of works that used it, the most used first, then in the order of the page. */
export function skills(): { name: string; works: number }[] {
  const uses = new Map<string, number>();
  for (const { technology, works } of portfolio.flatMap(({ technos }) => technos)) {
    const { name } = technologies[technology];
    uses.set(name, (uses.get(name) ?? 0) + works.length);
  }
  return [...uses].map(([name, works]) => ({ name, works })).sort((a, b) => b.works - a.works);
}
