import { median } from 'es-toolkit/math';
import type { Browser } from 'playwright';
import { routes } from '../../app/_lib/addresses';
import { pathOf } from './floor';
import { ratio, spread, type Table } from './statistics';
import { type Visit, visit } from './visit';

type Sites = {
  /** The export without scripts. */
  floor: string;
  /** A bare Next page. */
  bare: string;
  /** Builds by name. */
  builds: Record<string, string>;
};

const of = (visits: Visit[], what: Exclude<keyof Visit, 'bytes'>) => visits.map((each) => each[what]);

/** Visits on a slow phone and a slow line: each page, the same without scripts, and a bare Next page, in turn. */
export async function measureVisits(browser: Browser, { floor, bare, builds }: Sites, runs: number) {
  const visits = new Map<string, Visit[]>();
  const measure = async (name: string, url: string) => {
    const list = visits.get(name) ?? [];
    visits.set(name, list);
    list.push(await visit(browser, url));
  };
  for (let run = 0; run < runs; run += 1) {
    await measure('bare Next', bare);
    for (const route of routes) {
      await measure(`floor: ${route}`, floor + pathOf(route));
      for (const [name, url] of Object.entries(builds))
        await measure(`${name}: ${route}`, url + pathOf(route));
    }
  }
  const blockingOfBare = of(visits.get('bare Next') ?? [], 'tbt');
  const table: Table = {};
  for (const [name, list] of visits) {
    const same = visits.get(name.replace(/^.*:/, 'floor:')) ?? list;
    table[name] = {
      'FCP ms': spread(of(list, 'fcp')),
      '(1.05)': ratio(of(list, 'fcp'), of(same, 'fcp')),
      'LCP ms': spread(of(list, 'lcp')),
      '(1.050)': ratio(of(list, 'lcp'), of(same, 'lcp')),
      'readable ms': spread(of(list, 'readable')),
      CLS: median(of(list, 'cls')).toFixed(3),
      'TBT ms': spread(of(list, 'tbt')),
      '/ bare Next (1.5)': ratio(of(list, 'tbt'), blockingOfBare),
      'bodies B': list[0]?.bytes.bodies ?? 0,
      'headers B': list[0]?.bytes.headers ?? 0,
    };
  }
  return table;
}
