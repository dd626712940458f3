/** What is quick comes first; stops at the first failure. The last line is always the totals. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeBrowser, provideBrowser } from './browser';
import { root } from './lib/paths';
import { run } from './lib/run';
import { runScript } from './lib/script';
import { hasOwnSnapshots, isFork } from './lib/snapshots';

const visitors = 'playwright test --trace=off --project=desktop --project=phone';

/** Commands on one line run at the same time. */
const commands = [
  // It makes the types of pictures and logos.
  ['tsx scripts/build.ts prepare'],
  // A trace of every test, deleted when it passes, costs a fifth of the time.
  ['tsc --noEmit --project e2e', 'playwright test --trace=off --config=playwright.tools.config.ts'],
  ['biome ci --error-on-warnings', 'knip'],
  // The variant shows that the site can be another owner's. A fork is that by itself.
  ...(isFork
    ? [['tsx scripts/build.ts'], [visitors]]
    : [
        ['tsx scripts/build.ts', 'tsx e2e/variant/make.ts', 'tsx e2e/variant/make.ts smallest'],
        // Once is enough: the variant runs what is tagged @smoke.
        [`${visitors} --grep-invert @smoke`],
        ['playwright test --trace=off --config=playwright.variant.config.ts'],
      ]),
];

/** What to do about a failure, by command. */
const remedies: Record<string, string> = {
  biome: 'npm run lint corrects what can be corrected, such as the formatting of content/ and messages/.',
};

// The types are checked once, not in each build. BASE_URL may be left over in the shell.
const env = { TYPES_CHECKED: '1', BASE_URL: undefined };

const totals = { passed: 0, failed: 0, skipped: 0 };

/** Counts as one test, unless it is Playwright, which reports its own. */
async function runCommand(line: string) {
  console.log(`\n> ${line}`);
  const [command = '', ...args] = line.split(' ');
  const [, config = 'visitors'] = /playwright\.(\w+)\.config/.exec(line) ?? [];
  const report = join(root, `test-results/${config}.json`);
  if (command === 'playwright') rmSync(report, { force: true });
  const { code } = await run(command, args, { env, shown: true });
  if (code && remedies[command]) console.log(remedies[command]);
  const one = { expected: code ? 0 : 1, unexpected: 0, flaky: 0, skipped: 0 };
  const hasReport = command === 'playwright' && existsSync(report);
  const counts = hasReport ? JSON.parse(readFileSync(report, 'utf8')).stats : one;
  totals.passed += counts.expected;
  totals.skipped += counts.skipped;
  totals.failed += counts.unexpected + counts.flaky || Math.min(code, 1);
}

await runScript(async () => {
  await provideBrowser();
  console.log(`The browser of the tests: ${await describeBrowser()}.`);
  for (const row of commands) {
    await Promise.all(row.map(runCommand));
    if (totals.failed) break;
  }
});
if (process.exitCode) totals.failed += 1;
if (!hasOwnSnapshots())
  console.log(
    '\nNothing was compared with the snapshots, which show another owner: npm run snapshots makes yours.',
  );
console.log(`\ntotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed) process.exitCode = 1;
