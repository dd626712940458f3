/**
 * `node scripts/nginx.mjs [folder]`: prints the nginx configuration of the built site.
 * `node scripts/nginx.mjs --serve`: serves out/ with it until stopped, as the tests do; needs no rights and no installed nginx.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuildFault, explain } from './lib/faults.mjs';
import { parseHeadersFile } from './lib/headers-file.mjs';
import { findNginx, provideNginx, startNginx } from './lib/nginx.mjs';
import { nginxConfig } from './lib/nginx-config.mjs';
import { root } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

/** @param {string | undefined} folder where the export will stand on the host */
function print(folder) {
  const { port, basePath } = readSettings();
  const headers = join(root, 'out/_headers');
  if (!existsSync(headers)) throw new BuildFault('out/_headers is missing: run "npm run build" first.');
  const rules = parseHeadersFile(readFileSync(headers, 'utf8'));
  const hasBrotli = Boolean(findNginx()?.brotliModule);
  const listen = [String(port), `[::]:${port}`];
  console.log(nginxConfig({ rules, root: resolve(root, folder ?? 'out'), basePath, listen, hasBrotli }));
}

async function serve() {
  const { port, basePath } = readSettings();
  const nginx = await provideNginx();
  if (!nginx) throw new BuildFault('No nginx was found, and none could be had: install it.');
  const { url, close } = await startNginx({ dir: join(root, 'out'), port, basePath, nginx });
  console.log(`nginx ${nginx.version} serves the site at ${url} (Ctrl+C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

try {
  const [argument] = process.argv.slice(2);
  if (argument === '--serve') await serve();
  else print(argument);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
