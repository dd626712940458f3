/**
 * `npm test`, after bootstrap.mjs has checked Node and installed the packages. Stops at the first step that fails; the last
 * line is always the totals. Which tests run: playwright.config.ts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideTestBrowser } from './lib/browser';
import { BuildError, formatError } from './lib/errors';
import { validateHtml } from './lib/html-validity';
import { root } from './lib/paths';
import { run, runOrThrow, runTypeScript } from './lib/run';
import { step } from './lib/steps';
import { countResults, formatTotals } from './lib/test-results';

/** Where playwright.config.ts writes its report. */
const REPORT = join(root, 'test-results/results.json');

/** Biome colours its output even when it is not printed to a terminal. */
const COLORS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

const tool =
  (name: string, ...args: string[]) =>
  async () => {
    await runOrThrow(name, args);
    return '';
  };

const script = (path: string) => async () => {
  const { code } = await runTypeScript([path], { shown: true });
  if (code !== 0) throw new BuildError(`${path} failed: see above.`);
  return '';
};

/** Each counts as one test. */
const checks: [name: string, task: () => Promise<string>][] = [
  // First, as the types of pictures, logos and routes come from what it makes.
  ['built', script('scripts/build.ts')],
  ['types', tool('tsc', '--noEmit')],
  ['lint', tool('biome', 'ci', '--error-on-warnings', COLORS)],
  ['unused code', tool('knip')],
  ['valid HTML', () => validateHtml(join(root, 'out'))],
];

async function runPlaywright() {
  rmSync(REPORT, { force: true });
  // A trace of every test, deleted when it passes, costs a fifth of the time.
  const args = ['test', '--trace=off'];
  // The tests are the same for everybody: BASE_URL may be left over in the shell.
  const { code } = await run('playwright', args, { env: { BASE_URL: undefined }, shown: true });
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, skipped: 0 };
  return countResults(JSON.parse(readFileSync(REPORT, 'utf8')), code);
}

const totals = { passed: 0, failed: 0, skipped: 0 };
try {
  await step('browser', provideTestBrowser);
  // One check covers the site and its variants: their builds need none of their own.
  process.env.TYPES_CHECKED = '1';
  for (const [name, task] of checks) {
    await step(name, task);
    totals.passed += 1;
  }
  const { passed, failed, skipped } = await runPlaywright();
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
} catch (error) {
  totals.failed += 1;
  console.error(formatError(error));
}
console.log(`\n${formatTotals(totals)}`);
process.exitCode = totals.failed ? 1 : 0;
