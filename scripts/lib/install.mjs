/** Installs the packages of package-lock.json when node_modules does not hold them. Itself free of dependencies. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { run } from './run.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} root
 * @returns {Promise<string>} one line about what was done
 */
export async function installPackages(root) {
  if (isInstalled(root)) return 'already there';
  const exact = await npm(root, 'ci');
  if (exact.code === 0) return 'npm ci';
  // A lock file without the binaries of some other system (scripts/complete-lock.mjs tells why): npm ci refuses it as a
  // whole, while npm install takes what it says and leaves the file alone.
  if (!exact.output.includes('EUSAGE')) throw new BuildFault(`npm ci failed:\n${exact.output}`);
  const lenient = await npm(root, 'install', '--no-save');
  if (lenient.code !== 0) throw new BuildFault(`npm install failed:\n${lenient.output}`);
  return 'npm install, as npm ci finds package-lock.json incomplete';
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, ...args) {
  // Dev packages too, whatever NODE_ENV says: they build the site.
  const all = [...args, '--include=dev', '--no-audit', '--no-fund'];
  // Under `npm start` npm tells where it is; by itself it is a script that Windows runs through a shell only.
  const script = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  return script
    ? run(process.execPath, [script, ...all], { cwd: root })
    : run('npm', all, { cwd: root, shell: process.platform === 'win32' });
}

/**
 * Whether node_modules has every package of the lock file in its version. Compared by content, not by date: a checkout
 * gives files new dates. Optional packages (other systems' binaries) may be missing.
 * @param {string} root
 */
function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(record);
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === version : optional || devOptional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
