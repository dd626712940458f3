/**
 * `npm run setup`: makes the site the owner's, in a conversation or from a file of answers:
 *
 *   npm run setup
 *   npm run setup -- --answers answers.json
 *
 * It shows every change before it writes, and can be run again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, runScript } from './lib/errors';
import { root } from './lib/paths';
import { run } from './lib/run';
import { readAnswers } from './setup/answers';
import { askForAnswers, confirm } from './setup/conversation';
import { planSetup } from './setup/plan';

/** Everything that is made from the content, in the order in which it is run. */
const FOLLOW_UPS = [['check', '--', '--fix'], ['cv'], ['previews'], ['build'], ['snapshots']];

await runScript(async () => {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } });
  const answers = values.answers ? readAnswers(values.answers) : await askForAnswers();

  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const { draft, notes } = planSetup(answers, root, folder);
  if (!draft.changes().length) {
    console.log('Nothing to change: the site has all of it already.');
    return;
  }
  console.log(draft.diff());
  for (const note of notes) console.log(`- ${note}`);
  if (!values.answers && !(await confirm('Write these changes?'))) return;
  draft.apply();

  for (const [script = '', ...args] of FOLLOW_UPS) {
    const { code } = await run('npm', ['run', '--silent', script, ...args], { shown: true });
    if (code !== 0)
      throw new BuildError(
        `npm run ${script} failed: see above. The changes are written; correct them and run it again.`,
      );
  }
  console.log('Done. `npm start` shows the site, `npm test` checks all of it.');
});
