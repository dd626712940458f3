/**
 * `npm run build`: makes out/, the whole site as files, in three parts. The same inputs give the same bytes. When it fails
 * it leaves no out/.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from './finish/finish';
import { runScript } from './lib/errors';
import { fingerprint, recordBuild } from './lib/fingerprint';
import { nextBuild } from './lib/next-build';
import { root } from './lib/paths';
import { readSettings } from './lib/settings';
import { step } from './lib/steps';
import { prepare } from './prepare/prepare';

const out = join(root, 'out');
const removeOut = () => rmSync(out, { recursive: true, force: true });

await runScript(async () => {
  removeOut();
  const settings = readSettings();
  const inputs = fingerprint(root, settings);
  try {
    await prepare();
    await step('next build', () => nextBuild(inputs.slice(0, 12)));
    await finish(out, settings);
  } catch (error) {
    removeOut();
    throw error;
  }
  recordBuild(root, inputs);
});
