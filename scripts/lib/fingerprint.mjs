/**
 * A fingerprint over everything an export is made of: tells `npm start` whether out/ is of today, and names the build.
 * It reads contents, not dates: a fresh clone of the same commit has the same fingerprint.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, writeWhole } from './files.mjs';

const INPUTS = [
  'app',
  'content',
  'messages',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** What the build itself writes between its inputs, and the workshop the pictures once came from. */
const NOT_INPUTS =
  /^(content\/[^/]+\.generated\.json|public\/pictures\/.*|public\/(technologies|card)\.[0-9a-f]+\.svg|public\/card\/.*|public\/resume\.[\w-]+\.json|scripts\/artwork\/.*)$/;

/**
 * @param {string} root
 * @param {import('./settings.mjs').Settings} settings
 * @returns {string} hexadecimal
 */
export function fingerprint(root, { siteUrl, basePath }) {
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, basePath]));
  for (const input of INPUTS) {
    for (const file of filesOf(root, input)) {
      if (NOT_INPUTS.test(file)) continue;
      const data = readFileSync(join(root, file));
      // The length keeps two files from reading like one.
      hash.update(`\n${file}\n${data.length}\n`).update(data);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} input
 */
function filesOf(root, input) {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => `${input}/${file}`) : [input];
}

/** @param {string} root */
const recordFile = (root) => join(root, '.cache/build.json');

/**
 * Whether out/ is a whole build of exactly these inputs.
 * @param {string} root
 * @param {import('./settings.mjs').Settings} settings
 */
export function isBuilt(root, settings) {
  if (!existsSync(join(root, 'out/index.html')) || !existsSync(recordFile(root))) return false;
  const record = JSON.parse(readFileSync(recordFile(root), 'utf8'));
  return record.fingerprint === fingerprint(root, settings);
}

/**
 * @param {string} root
 * @param {string} value
 */
export function recordBuild(root, value) {
  writeWhole(recordFile(root), `${JSON.stringify({ fingerprint: value })}\n`);
}
