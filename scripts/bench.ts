/**
 * `npm run bench`: measures the built site, on one screen and as JSON in .cache/bench.json. Needs a quiet machine.
 * `--runs=7` says how often; `--only=visits|moves` measures one part;
 * `--compare=<folder>` measures a second export in the same run.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { routes } from '../app/_lib/addresses';
import { buildBareNext } from './bench/bare-next';
import { makeFloor, pathOf } from './bench/floor';
import { measureMoves } from './bench/moves';
import type { Table } from './bench/statistics';
import { measureVisits } from './bench/visits';
import { findBrowser } from './lib/browser';
import { runScript } from './lib/errors';
import { writeWhole } from './lib/files';
import { fontsOf, scriptsOf, sizeSent } from './lib/page-weight';
import { root } from './lib/paths';
import { type RunningServer, startServer } from './lib/server';

const out = join(root, 'out');
const { runs, only, compare } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    compare: { type: 'string' },
  },
}).values;

/** What each page itself is made of, without what is fetched ahead for others. */
function measureBytes(): Table {
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, name) => total + sizeSent(join(out, name)), 0);
  const rows = routes.map((route) => {
    const file = join(pathOf(route), 'index.html');
    const html = readFileSync(join(out, file), 'utf8');
    return [
      route,
      {
        'HTML with CSS (14,600; portfolio 20,000)': sum([file]),
        'scripts (126,000)': sum(scriptsOf(html)),
        'fonts (60,000)': sum(fontsOf(html)),
      },
    ];
  });
  return Object.fromEntries(rows);
}

await runScript(async () => {
  const isMeasured = (part: string) => !only || only === part;
  const tables: Record<string, Table> = {};
  const floor = await makeFloor(out);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const servers: RunningServer[] = [];
  const serve = async (dir: string) => {
    const server = await startServer({ dir, port: 0 });
    servers.push(server);
    return server.url;
  };
  try {
    const floorUrl = await serve(floor);
    const builds = { site: await serve(out), ...(compare && { other: await serve(resolve(compare)) }) };
    if (isMeasured('visits')) {
      const bare = await serve(await buildBareNext());
      tables.bytes = measureBytes();
      tables.visits = await measureVisits(browser, { floor: floorUrl, bare, builds }, Number(runs));
    }
    if (isMeasured('moves'))
      tables.moves = await measureMoves(browser, { floor: floorUrl, ...builds }, Number(runs));
    console.log(
      `Visits: slow 4G and CPU 4x, really throttled, HTTP/1.1. Medians of ${runs} runs with ranges. Bytes by brotli. In brackets: targets, as multiples of the floor.`,
    );
    for (const table of Object.values(tables)) console.table(table);
    writeWhole(join(root, '.cache/bench.json'), `${JSON.stringify({ runs, ...tables }, null, 2)}\n`);
  } finally {
    for (const server of servers) await server.close();
    await browser.close();
    rmSync(floor, { recursive: true });
  }
});
