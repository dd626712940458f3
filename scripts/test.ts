/**
 * `npm test`: everything that has to hold, what is quick first. It stops at the first failure; its last line is always the
 * totals. Which tests run: playwright.config.ts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser';
import { runScript } from './lib/errors';
import { root } from './lib/paths';
import { run } from './lib/run';

/** Where playwright.config.ts writes its report. */
const REPORT = join(root, 'test-results/results.json');

// A trace of every test, deleted when it passes, costs a fifth of the time.
const playwright = (...projects: string[]) =>
  ['playwright', 'test', '--trace=off', ...projects.map((name) => `--project=${name}`)] as const;

/** Each command counts as one test, unless it reports its own. */
const commands = [
  // The types of pictures and logos come from what it makes.
  ['tsx', 'scripts/prepare.ts'],
  ['tsc', '--noEmit'],
  ['biome', 'ci', '--error-on-warnings'],
  ['knip'],
  playwright('tools'),
  ['tsx', 'scripts/build.ts'],
  playwright('variants', 'desktop', 'phone'),
] as const;

// The types are checked once, not in each build. BASE_URL may be left over in the shell.
const env = { TYPES_CHECKED: '1', BASE_URL: undefined };

const totals = { passed: 0, failed: 0, skipped: 0 };

await runScript(async () => {
  await provideBrowser();
  for (const [command, ...args] of commands) {
    console.log(`\n> ${[command, ...args].join(' ')}`);
    rmSync(REPORT, { force: true });
    const { code } = await run(command, args, { env, shown: true });
    const succeeded = code === 0 ? 1 : 0;
    const { expected, unexpected, flaky, skipped } = existsSync(REPORT)
      ? JSON.parse(readFileSync(REPORT, 'utf8')).stats
      : { expected: succeeded, unexpected: 0, flaky: 0, skipped: 0 };
    totals.passed += expected;
    totals.skipped += skipped;
    totals.failed += unexpected + flaky || 1 - succeeded;
    if (totals.failed) break;
  }
});
if (process.exitCode) totals.failed += 1;
console.log(`\ntotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed) process.exitCode = 1;
