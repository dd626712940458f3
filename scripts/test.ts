/**
 * `npm test`: everything that has to hold, what is quick first. It stops at the first failure; its last line is always the
 * totals. Which tests run: playwright.config.ts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser';
import { root } from './lib/paths';
import { run } from './lib/run';
import { runScript } from './lib/script';

/** Where playwright.config.ts writes its report. */
const REPORT = join(root, 'test-results/results.json');

/** Each counts as one test, unless it is Playwright, which reports its own. */
const commands = [
  // The types of pictures and logos come from what it makes.
  'tsx scripts/build.ts prepare',
  'tsc --noEmit',
  'biome ci --error-on-warnings',
  'knip',
  // A trace of every test, deleted when it passes, costs a fifth of the time.
  'playwright test --trace=off --project=tools',
  'tsx scripts/build.ts',
  'playwright test --trace=off --project=variants --project=desktop --project=phone',
];

// The types are checked once, not in each build. BASE_URL may be left over in the shell.
const env = { TYPES_CHECKED: '1', BASE_URL: undefined };

const totals = { passed: 0, failed: 0, skipped: 0 };

await runScript(async () => {
  await provideBrowser();
  for (const line of commands) {
    console.log(`\n> ${line}`);
    rmSync(REPORT, { force: true });
    const [command = '', ...args] = line.split(' ');
    const { code } = await run(command, args, { env, shown: true });
    const one = { expected: code ? 0 : 1, unexpected: 0, flaky: 0, skipped: 0 };
    const counts = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : one;
    totals.passed += counts.expected;
    totals.skipped += counts.skipped;
    totals.failed += counts.unexpected + counts.flaky || Math.min(code, 1);
    if (totals.failed) break;
  }
});
if (process.exitCode) totals.failed += 1;
console.log(`\ntotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed) process.exitCode = 1;
