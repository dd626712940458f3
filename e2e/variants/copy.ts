/** A copy of the project, for changes that an owner makes to the sources. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths';

export const folder = join(root, '.cache/variants/voyage');

/** What is no input of a build. Without the lock file Next takes the project around the copy for its workspace. */
const left = new Set([
  '.cache',
  '.git',
  '.next',
  'docs',
  'e2e',
  'node_modules',
  'out',
  'package-lock.json',
  'playwright-report',
  'test-results',
]);

/** Brings the copy up to date; packages and encoded pictures are shared, earlier output is kept. */
export function copyProject() {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!left.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const shared of ['node_modules', '.cache/pictures']) {
    // `junction` matters on Windows only, where it needs no special right.
    if (!existsSync(join(folder, shared))) symlinkSync(join(root, shared), join(folder, shared), 'junction');
  }
}

/** Replaces the only place in a file of the copy: one that has moved fails here, and the guides have to follow. */
export function edit(path: string, from: string | RegExp, to: string) {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${path}: expected once: ${from}`);
  writeFileSync(file, before.replace(from, to));
}
