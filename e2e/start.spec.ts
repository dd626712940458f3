/** An owner runs the site on their machine. */
import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { expect, test } from 'playwright/test';
import { isBuilt } from '../scripts/lib/fingerprint';
import { root } from '../scripts/lib/paths';
import { readSettings } from '../scripts/lib/settings';

test.skip(Boolean(process.env.BASE_URL), 'starts the site of this folder');

test('npm start serves the site until it gets SIGTERM', async () => {
  // Otherwise it would build again, under the feet of the other tests.
  expect(isBuilt(root, readSettings()), 'out/ is current').toBe(true);
  const port = await getPort();
  const npm = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: String(port) } });
  const isServed = () =>
    fetch(`http://localhost:${port}${readSettings().basePath}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 40_000, intervals: [100] }).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(isServed).toBe(false);
});
