import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Every file below a folder, as sorted paths with forward slashes: the same order on every machine. */
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

/**
 * Writes a file whose name contains its hash, such as `sky.0123abcd.svg`, so that browsers can keep it for ever. Removes
 * the earlier ones of that name.
 * @returns its name
 */
export function writeHashed(folder: string, name: string, extension: string, text: string): string {
  const file = `${name}.${sha256(text).slice(0, 8)}.${extension}`;
  writeIfChanged(join(folder, file), text);
  for (const old of readdirSync(folder)) {
    const isHashed = old.startsWith(`${name}.`) && old.endsWith(`.${extension}`);
    if (isHashed && old !== file) rmSync(join(folder, old));
  }
  return file;
}

/** Writes what components read as `content/NAME.generated.json`. */
export function writeGenerated(root: string, name: string, value: unknown): void {
  writeIfChanged(join(root, `content/${name}.generated.json`), `${JSON.stringify(value)}\n`);
}
