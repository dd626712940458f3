/**
 * `node scripts/bootstrap.mjs start|test`: installs the packages of package-lock.json where they are missing, then runs the
 * TypeScript file of that name. This file can use nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {string} message */
function exit(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const wanted = readJson('package.json').engines.node.replace(/^>=\s*/, '');
  const isOld = wanted.localeCompare(process.versions.node, 'en', { numeric: true }) > 0;
  if (isOld)
    exit(
      `This site needs Node ${wanted} or newer, and this is Node ${process.versions.node}. Get one from https://nodejs.org`,
    );
}

/** Whether node_modules has every package of the lock file. Optional ones (other systems' binaries) may be missing. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || devOptional),
  );
}

function install() {
  console.log('          installing packages …');
  const start = performance.now();
  // Dev packages too, whatever NODE_ENV says: they build the site. Under Windows npm is a shell script.
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' };
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund'],
    options,
  );
  if (status !== 0) exit(`npm ci failed:\n${stdout}${stderr}`);
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  packages: npm ci`);
}

checkNode();
process.chdir(root);
if (!isInstalled()) install();
const { register } = await import('tsx/esm/api');
register();
await import(`./${process.argv[2]}.ts`);
