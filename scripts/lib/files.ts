import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Every file below a folder: sorted paths with forward slashes, the same on every machine. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The hash of some data, hexadecimal. */
export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Writes through a temporary file: an interrupted build leaves no half-written file behind. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, data);
  renameSync(temporary, file);
}

/** Writes only when the text differs, so that a development server is not triggered for nothing. */
export function writeIfChanged(file: string, data: string | Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(data))) writeWhole(file, data);
}
