/**
 * Real nginx for the tests: an installed one, or Debian's and Ubuntu's package unpacked into .cache. Unpacked and not
 * installed, as the package would start a server of its own on this machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { listFiles } from './files.mjs';
import { parseHeadersFile } from './headers-file.mjs';
import { nginxConfig } from './nginx-config.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const unpacked = join(root, '.cache/nginx');

/** @typedef {{ binary: string, version: string, brotliModule: string | null }} Nginx */

/**
 * An nginx that can send precompressed files, or null.
 * @param {string | undefined} [path]
 * @returns {Nginx | null}
 */
export function findNginx(path = process.env.PATH) {
  // Servers stand in folders that are on root's PATH only.
  const folders = [
    ...(path ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    join(unpacked, 'usr/sbin'),
  ];
  for (const binary of folders.filter(Boolean).map((folder) => join(folder, 'nginx'))) {
    if (!existsSync(binary)) continue;
    const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8' });
    const version = stderr?.match(/nginx\/(\S+)/)?.[1];
    if (!version || !stderr.includes('http_gzip_static_module')) continue;
    const modules = binary.startsWith(unpacked)
      ? join(dirname(binary), '../lib/nginx/modules')
      : (stderr.match(/--modules-path=(\S+)/)?.[1] ?? '');
    const module = join(modules, 'ngx_http_brotli_static_module.so');
    return { binary, version, brotliModule: existsSync(module) ? module : null };
  }
  return null;
}

/**
 * Finds nginx or brings one.
 * @returns {Promise<Nginx | null>}
 */
export async function provideNginx() {
  const found = findNginx();
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const options = { cwd: unpacked };
  if (process.getuid?.() === 0) await run('apt-get', ['update', '-qq'], options);
  for (const name of ['nginx', 'libnginx-mod-http-brotli-static']) {
    await run('apt-get', ['download', '-qq', name], options);
  }
  for (const file of listFiles(unpacked).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', file, '.'], options);
    rmSync(join(unpacked, file));
  }
  return findNginx();
}

/**
 * Starts nginx over an exported site, with everything it writes in a folder of its own.
 * @param {{ dir: string, port: number, basePath?: string, nginx: Nginx }} options `port` 0 takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with a slash
 */
export async function startNginx({ dir, port, basePath = '', nginx }) {
  const actualPort = port || (await anyPort());
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(place, 'nginx.conf'), mainConfig({ dir, port: actualPort, basePath, nginx }));
  const child = spawn(nginx.binary, ['-p', place, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  while (child.exitCode === null && !(await answers(actualPort))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (child.exitCode !== null) {
    await close();
    throw new BuildFault(`nginx ended at once:\n${said.trim()}`);
  }
  return { url: `http://localhost:${actualPort}${basePath}/`, close };
}

/** @param {{ dir: string, port: number, basePath: string, nginx: Nginx }} options */
function mainConfig({ dir, port, basePath, nginx }) {
  const rules = parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'));
  const hasBrotli = nginx.brotliModule !== null;
  return `${hasBrotli ? `load_module "${nginx.brotliModule}";` : ''}
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 2;
events {
  worker_connections 1024;
}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${nginxConfig({ rules, root: dir, basePath, listen: [`127.0.0.1:${port}`], hasBrotli })}
}
`;
}

/** @returns {Promise<number>} */
function anyPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
