/**
 * `npm start`: on a fresh clone or any other day, brings up the built site. Only Node's own modules are imported before
 * the packages are there.
 */
import { join } from 'node:path';
import { explain } from './lib/faults.mjs';
import { isBuilt } from './lib/fingerprint.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

try {
  checkNode(root);
  const settings = readSettings();
  await step('packages', () => installPackages(root));
  if (!isBuilt(root, settings)) {
    const { code } = await run(process.execPath, ['scripts/build.mjs'], { cwd: root, shown: true });
    if (code !== 0) process.exit(code);
  }
  const { serveSite } = await import('./lib/serve-site.mjs');
  await serveSite(settings, join(root, 'out'));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
