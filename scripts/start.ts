/** `npm start`, once the packages are installed: builds the site unless out/ is current, and serves it. */
import { join } from 'node:path';
import { runScript } from './lib/errors';
import { isBuilt } from './lib/fingerprint';
import { root } from './lib/paths';
import { runTypeScript } from './lib/run';
import { serveSite } from './lib/server';
import { readSettings } from './lib/settings';

/** On SIGTERM npm stops only the shell between itself and this process, which would run on without a parent. */
function exitWithNpm(): void {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && process.exit(0), 500).unref();
}

await runScript(async () => {
  if (process.env.npm_lifecycle_event) exitWithNpm();
  const settings = readSettings();
  if (!isBuilt(root, settings)) {
    const { code } = await runTypeScript(['scripts/build.ts'], { shown: true });
    if (code !== 0) process.exit(code);
  }
  await serveSite(settings, join(root, 'out'));
});
