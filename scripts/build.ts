/**
 * `npm run build` makes out/, the whole site as files, in three parts: prepare, `next build`, finish. In one folder the same
 * input gives the same bytes. `tsx scripts/build.ts prepare` ends after the first part: all that `next dev` and tsc need.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, runScript } from './lib/errors';
import { root } from './lib/paths';
import { run } from './lib/run';
import { readSettings } from './lib/settings';
import { step } from './lib/steps';
import { prepare } from './prepare/prepare';

const out = join(root, 'out');
const removeOutput = () => rmSync(out, { recursive: true, force: true });

/** Exports the pages to out/. The output of Next is printed when it fails, its warnings always. */
async function exportPages(): Promise<string> {
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const { code, output } = await run('next', ['build', '--webpack'], { env });
  if (code !== 0) throw new BuildError(output);
  const warnings = output.split('\n').filter((line) => /⚠|\bwarn/i.test(line));
  return ['exported', ...warnings].join('\n');
}

await runScript(async () => {
  if (process.argv[2] === 'prepare') return prepare();
  // A build that fails or is interrupted leaves nothing that could be deployed.
  removeOutput();
  try {
    const settings = readSettings();
    await prepare();
    await step('next build', exportPages);
    // finish.ts imports the content, so it is loaded after `prepare` has checked it.
    const { finish } = await import('./finish/finish');
    await finish(out, settings);
  } catch (error) {
    removeOutput();
    throw error;
  }
});
