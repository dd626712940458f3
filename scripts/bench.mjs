/**
 * `npm run bench`: builds the site and says how fast it is, against the targets it was made for, on one screen and as JSON
 * in .cache/bench.json. The floor it is compared with is the same export without its scripts, visited in turn. Wants a
 * quiet machine; `--runs=7` says how often, `--lighthouse` adds Lighthouse's own scores (fetched by npx, about ten minutes).
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { lighthouseScores } from './bench/lighthouse.mjs';
import { clickFlag, clickLink } from './bench/moves.mjs';
import { visit } from './bench/visit.mjs';
import { findBrowser } from './lib/browser.mjs';
import { changePages } from './lib/change-pages.mjs';
import { BuildFault, explain } from './lib/faults.mjs';
import { fontsOf, scriptsOf, sizeSent } from './lib/page-weight.mjs';
import { root } from './lib/paths.mjs';
import { run as runProgram } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';

const PAGES = { home: '', portfolio: 'portfolio/', contact: 'contact/', hobbies: 'hobbies/' };

const out = join(root, 'out');

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 7);

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * @template T
 * @param {() => Promise<T>} task
 */
async function repeat(task) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await task());
  return results;
}

/**
 * The same export with every script but the one that reads the address taken out.
 * @returns {string} its folder
 */
function makeFloor() {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync(out, floor, { recursive: true });
  changePages(floor, (html) => html.replace(/<script(?! id="address-script")[\s\S]*?<\/script>/g, ''));
  for (const page of ['', ...Object.values(PAGES)]) {
    const file = join(floor, page, 'index.html');
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return floor;
}

/** @returns {Promise<Record<string, number>>} seconds, under what was measured */
async function build() {
  const isWarm = existsSync(join(root, '.cache/pictures')) && existsSync(join(root, '.next'));
  const start = performance.now();
  const { code, output } = await runProgram(process.execPath, ['scripts/build.mjs'], { cwd: root });
  if (code !== 0) throw new BuildFault(`The build failed:\n${output}`);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { [isWarm ? 'build, warm (20 s)' : 'build, cold (90 s)']: seconds };
}

/**
 * What a page itself is made of, without what is fetched ahead for others.
 * @param {string} path
 */
function ownBytes(path) {
  const file = join(path, 'index.html');
  const html = readFileSync(join(out, file), 'utf8');
  /** @param {Iterable<string>} files */
  const sum = (files) => [...files].reduce((total, name) => total + sizeSent(join(out, name)), 0);
  return {
    'HTML with CSS (14,600; portfolio 20,000)': sum([file]),
    'scripts (126,000)': sum(scriptsOf(html)),
    'fonts (60,000)': sum(fontsOf(html)),
  };
}

let floor = '';
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const builds = await build();
  floor = makeFloor();
  const servers = [await startServer({ dir: out, port: 0 }), await startServer({ dir: floor, port: 0 })];
  const [site, bare] = servers.map(({ url }) => url);

  /** @type {Record<string, Record<string, number | string>>} */
  const visits = {};
  /** @type {Record<string, Record<string, number>>} */
  const bytes = {};
  for (const [name, path] of Object.entries(PAGES)) {
    /** @type {[Awaited<ReturnType<typeof visit>>, Awaited<ReturnType<typeof visit>>][]} */
    const pairs = await repeat(async () => [
      await visit(browser, site + path, { cpu: 4 }),
      await visit(browser, bare + path, { cpu: 4 }),
    ]);
    const slow = await repeat(() => visit(browser, site + path, { cpu: 9 }));
    const [mine, theirs] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
    /** @param {typeof mine} list @param {'fcp' | 'lcp' | 'readable' | 'tbt' | 'cls'} what */
    const of = (list, what) => median(list.map((result) => result[what]));
    const ratio = (/** @type {'fcp' | 'lcp'} */ what) => (of(mine, what) / of(theirs, what)).toFixed(2);
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
    bytes[name] = {
      ...ownBytes(path),
      'all that came (300,000; portfolio 350,000)': Object.values(bodies).reduce(
        (sum, size) => sum + size,
        0,
      ),
      'its headers': headers,
    };
  }
  const flag = await repeat(() => clickFlag(browser, site));
  const move = await repeat(() => clickLink(browser, site));
  const moves = Object.fromEntries(
    [
      ['flag click to next frame, 4x (50 ms)', flag],
      ['click to next heading, 4x, slow 4G (100 ms)', move],
    ].map(([what, list]) => [
      what,
      {
        ms: Math.round(median(list.map(({ ms }) => ms))),
        requests: Math.max(...list.map(({ requests }) => requests)),
      },
    ]),
  );
  console.log(
    `slow 4G and CPU 4x, really throttled, HTTP/1.1; medians of ${runs}; bytes by brotli; targets in brackets`,
  );
  for (const table of [builds, visits, bytes, moves]) console.table(table);
  const lighthouse = process.argv.includes('--lighthouse')
    ? await lighthouseScores(site, Object.values(PAGES))
    : undefined;
  if (lighthouse) console.table(lighthouse);
  for (const server of servers) await server.close();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    join(root, '.cache/bench.json'),
    `${JSON.stringify({ runs, builds, visits, bytes, moves, lighthouse }, null, 2)}\n`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  if (floor) rmSync(floor, { recursive: true });
}
