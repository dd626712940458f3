import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';

/**
 * Throws unless this Node is at least the one that package.json asks for under `engines`.
 * @param {string} root
 * @param {string} [version]
 */
export function checkNode(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = String(engines.node).replace(/^>=\s*/, '');
  if (isAtLeast(version, wanted)) return;
  throw new BuildFault(
    `This site needs Node ${wanted} or newer, and this is Node ${version}. Get one from https://nodejs.org`,
  );
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number);
  const want = wanted.split('.').map(Number);
  for (const [index, number] of want.entries()) {
    const difference = (have[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
