/**
 * `node scripts/load.mjs`: how many visitors one nginx bears. Asks for the home page and, to compare with, for a
 * file of 1 kB from the same server, with 50 and with 500 connections at once. Needs wrk, a built site and a quiet machine.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildFault, explain } from './lib/faults.mjs';
import { provideNginx, startNginx } from './lib/nginx.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const SECONDS = 10;

/**
 * @param {string} url
 * @param {number} connections
 */
async function measure(url, connections) {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    url,
  ];
  const { code, output } = await run('wrk', args, { cwd: root }).catch(() => {
    throw new BuildFault('wrk was not found: install it (Debian: apt-get install wrk).');
  });
  if (code !== 0) throw new BuildFault(output);
  const found = (/** @type {RegExp} */ pattern) => output.match(pattern)?.[1] ?? '0';
  const errors = [/Socket errors: (.+)/, /Non-2xx or 3xx responses: (\d+)/]
    .map(found)
    .filter((text) => text !== '0');
  return {
    'requests/s': Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/))),
    p99: found(/99%\s+(\S+)/),
    errors: errors.join(', ') || 'none',
  };
}

const dir = mkdtempSync(join(tmpdir(), 'load-'));
try {
  const nginx = await provideNginx();
  if (!nginx) throw new BuildFault('No nginx was found, and none could be had: install it.');
  for (const name of ['_headers', 'index.html', 'index.html.br', 'index.html.gz']) {
    cpSync(join(root, 'out', name), join(dir, name));
  }
  writeFileSync(join(dir, 'kilobyte.bin'), Buffer.alloc(1024));
  const { url, close } = await startNginx({ dir, port: 0, nginx });
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>>} */
  const table = {};
  try {
    for (const connections of [50, 500]) {
      table[`home page, ${connections} connections`] = await measure(url, connections);
      table[`1 kB file, ${connections} connections`] = await measure(`${url}kilobyte.bin`, connections);
    }
  } finally {
    await close();
  }
  console.log(`nginx ${nginx.version}, 2 workers, ${SECONDS} s each`);
  console.table(table);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
