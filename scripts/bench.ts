/**
 * `npm run bench`: builds the site and measures it on a slow phone, on one screen and as JSON in .cache/bench.json. Visits
 * alternate with those of the same export without its scripts. Needs a quiet machine; `--runs=7` says how often.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { tapFlag, tapLink } from './bench/moves';
import { type Visit, visit } from './bench/visit';
import { attributeOf, elementsOf, remove } from './finish/html';
import { transformPages } from './finish/pages';
import { findBrowser } from './lib/browser';
import { BuildError, runScript } from './lib/errors';
import { writeWhole } from './lib/files';
import { fontsOf, scriptsOf, sizeSent } from './lib/page-weight';
import { root } from './lib/paths';
import { run, runTypeScript } from './lib/run';
import { startServer } from './lib/server';

type Table = Record<string, Record<string, number | string>>;

const PAGES = { home: '', portfolio: 'portfolio/', contact: 'contact/', hobbies: 'hobbies/' };
const out = join(root, 'out');
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 7);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function repeat<T>(task: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < runs; index += 1) results.push(await task());
  return results;
}

/** Seconds, compared with `next build` alone. */
async function measureBuild(): Promise<Table> {
  const isWarm = existsSync(join(root, '.cache/pictures')) && existsSync(join(root, '.next'));
  const time = async (task: Promise<{ code: number; output: string }>) => {
    const start = performance.now();
    const { code, output } = await task;
    if (code !== 0) throw new BuildError(`The build failed:\n${output}`);
    return Math.round((performance.now() - start) / 100) / 10;
  };
  const own = await time(runTypeScript(['scripts/build.ts']));
  const next = await time(run('npx', ['next', 'build', '--webpack']));
  await time(runTypeScript(['scripts/build.ts']));
  const seconds = { 'next build': next, ratio: (own / next).toFixed(2) };
  return { [isWarm ? 'build, warm (ratio 1.5)' : 'build, cold']: { seconds: own, ...seconds } };
}

/** The same export with every script but the address script removed; returns its folder. */
function makeFloor(): string {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync(out, floor, { recursive: true });
  transformPages(floor, [
    (document) => {
      const scripts = elementsOf(document).filter(({ tagName }) => tagName === 'script');
      for (const script of scripts) if (attributeOf(script, 'id') !== 'address-script') remove(script);
    },
  ]);
  for (const page of Object.values(PAGES)) {
    const file = join(floor, page, 'index.html');
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return floor;
}

async function measureVisits(browser: Browser, site: string, floor: string) {
  const visits: Table = {};
  const bytes: Table = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const mine: Visit[] = [];
    const theirs: Visit[] = [];
    await repeat(async () => {
      mine.push(await visit(browser, site + path, { cpu: 4 }));
      theirs.push(await visit(browser, floor + path, { cpu: 4 }));
    });
    const slow = await repeat(() => visit(browser, site + path, { cpu: 9 }));
    const of = (list: Visit[], what: Exclude<keyof Visit, 'bytes'>) =>
      median(list.map((result) => result[what]));
    const ratio = (what: 'fcp' | 'lcp') => (of(mine, what) / of(theirs, what)).toFixed(2);
    visits[name] = {
      'FCP ms': Math.round(of(mine, 'fcp')),
      'FCP / floor (1.10)': ratio('fcp'),
      'LCP ms': Math.round(of(mine, 'lcp')),
      'LCP / floor (1.10)': ratio('lcp'),
      'readable ms (1,000)': Math.round(of(mine, 'readable')),
      'CLS (0.00)': of(mine, 'cls').toFixed(3),
      'TBT 4x (50)': Math.round(of(mine, 'tbt')),
      'TBT 9x (150)': Math.round(of(slow, 'tbt')),
    };
    const { Headers: headers = 0, ...bodies } = mine[0]?.bytes ?? {};
    const all = Object.values(bodies).reduce((sum, size) => sum + size, 0);
    bytes[name] = { ...ownBytes(path), 'all (300,000; portfolio 350,000)': all, headers };
  }
  return { visits, bytes };
}

/** What a page itself is made of, without what is fetched ahead for others. */
function ownBytes(path: string) {
  const file = join(path, 'index.html');
  const html = readFileSync(join(out, file), 'utf8');
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, name) => total + sizeSent(join(out, name)), 0);
  return {
    'HTML with CSS (14,600; portfolio 20,000)': sum([file]),
    'scripts (126,000)': sum(scriptsOf(html)),
    'fonts (60,000)': sum(fontsOf(html)),
  };
}

async function measureMoves(browser: Browser, site: string): Promise<Table> {
  const results = {
    'flag to next frame, 4x (50 ms)': await repeat(() => tapFlag(browser, site)),
    'link to next heading, 4x, slow 4G (100 ms)': await repeat(() => tapLink(browser, site)),
  };
  const rows = Object.entries(results).map(([what, list]) => [
    what,
    {
      ms: Math.round(median(list.map(({ ms }) => ms))),
      requests: Math.max(...list.map(({ requests }) => requests)),
    },
  ]);
  return Object.fromEntries(rows);
}

await runScript(async () => {
  const builds = await measureBuild();
  const floor = makeFloor();
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const servers = [
    await startServer({ dir: out, port: 0 }),
    await startServer({ dir: floor, port: 0 }),
  ] as const;
  try {
    const [site, bare] = [servers[0].url, servers[1].url];
    const { visits, bytes } = await measureVisits(browser, site, bare);
    const moves = await measureMoves(browser, site);
    console.log(
      `slow 4G and CPU 4x, really throttled, HTTP/1.1; medians of ${runs}; bytes by brotli; targets in brackets`,
    );
    for (const table of [builds, visits, bytes, moves]) console.table(table);
    const report = JSON.stringify({ runs, builds, visits, bytes, moves }, null, 2);
    writeWhole(join(root, '.cache/bench.json'), `${report}\n`);
  } finally {
    for (const server of servers) await server.close();
    await browser.close();
    rmSync(floor, { recursive: true });
  }
});
