/** Runs every Playwright spec, shown as it goes, and counts from its JSON report. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Where playwright.config.ts has the report written. */
const REPORT = 'test-results/results.json';

/**
 * @param {string} root
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runPlaywright(root) {
  const report = join(root, REPORT);
  rmSync(report, { force: true });
  const { code } = await run(
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      // A trace of every test that is thrown away when it passes costs a fifth of the time.
      '--trace=off',
    ],
    {
      cwd: root,
      // The tests are the same for everybody: no address of a deployed site left over in the shell.
      env: { BASE_URL: undefined },
      shown: true,
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  return countResults(JSON.parse(readFileSync(report, 'utf8')), code);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @param {number} code what Playwright ended with
 */
export function countResults({ stats, errors = [] }, code) {
  // An error outside of any test (a spec that can't be loaded) is in no count of tests.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), skipped: stats.skipped };
}
