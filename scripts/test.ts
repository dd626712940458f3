/**
 * `npm test`: everything that has to hold, what is quick first. It stops at the first failure; its last line is always the
 * totals. Which tests run: playwright.config.ts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeBrowser, provideBrowser } from './browser';
import { root } from './lib/paths';
import { run } from './lib/run';
import { runScript } from './lib/script';

/** Where playwright.config.ts writes its report. */
const REPORT = join(root, 'test-results/results.json');

/** What is quick comes first, so that a mistake shows early. Commands on one line run at the same time. */
const commands = [
  // It makes the types of pictures and logos.
  ['tsx scripts/build.ts prepare'],
  // A trace of every test, deleted when it passes, costs a fifth of the time.
  ['tsc --noEmit', 'playwright test --trace=off --project=tools'],
  ['biome ci --error-on-warnings', 'knip'],
  ['tsx scripts/build.ts', 'tsx e2e/variant/make.ts build'],
  ['playwright test --trace=off --project=variants --project=desktop --project=phone'],
];

// The types are checked once, not in each build, and the variant is built once. BASE_URL may be left over in the shell.
const env = { TYPES_CHECKED: '1', VARIANT_BUILT: '1', BASE_URL: undefined };

const totals = { passed: 0, failed: 0, skipped: 0 };

/** Counts as one test, unless it is Playwright, which reports its own. */
async function runCommand(line: string) {
  console.log(`\n> ${line}`);
  const [command = '', ...args] = line.split(' ');
  const { code } = await run(command, args, { env, shown: true });
  const one = { expected: code ? 0 : 1, unexpected: 0, flaky: 0, skipped: 0 };
  const hasReport = command === 'playwright' && existsSync(REPORT);
  const counts = hasReport ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : one;
  totals.passed += counts.expected;
  totals.skipped += counts.skipped;
  totals.failed += counts.unexpected + counts.flaky || Math.min(code, 1);
}

await runScript(async () => {
  await provideBrowser();
  console.log(`The browser of the tests: ${await describeBrowser()}.`);
  for (const row of commands) {
    rmSync(REPORT, { force: true });
    await Promise.all(row.map(runCommand));
    if (totals.failed) break;
  }
});
if (process.exitCode) totals.failed += 1;
console.log(`\ntotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed) process.exitCode = 1;
