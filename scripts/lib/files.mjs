/** Small file helpers that the build's steps share. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Every file below a folder, as sorted paths with forward slashes: the same order on every machine.
 * @param {string} dir
 * @returns {string[]}
 */
export function listFiles(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * Writes through a temporary file, so that a build that is stopped leaves no half file behind that looks whole.
 * @param {string} file
 * @param {string | Buffer} data
 */
export function writeWhole(file, data) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, data);
  renameSync(temporary, file);
}

/**
 * Writes only what differs: a development server watching the file is not woken for nothing.
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeWhole(file, text);
}
