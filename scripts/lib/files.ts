import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './paths';
import { BuildError } from './script';

/**
 * Every file below a folder, linked ones too: sorted paths with forward slashes, the same on every
 * machine.
 * @throws BuildError for a link to nothing, unless an editor has left it
 */
export function listFiles(dir: string): string[] {
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats && entry.isSymbolicLink() && !entry.name.startsWith('.'))
        throw new BuildError(`${relative(root, path)}: is a link to nothing; put the file itself there`);
      if (stats?.isDirectory()) return filesIn(path);
      return stats?.isFile() ? path : [];
    });
  if (!existsSync(dir)) return [];
  return filesIn(dir)
    .map((file) => relative(dir, file).replaceAll('\\', '/'))
    .sort();
}

/**
 * A text that a person has written, in whatever encoding their editor saves.
 * @param file its path from the root
 * @throws BuildError for another encoding than UTF-8, whose byte order mark is read over, and for
 *   what Git leaves where two versions differ
 */
export function readText(file: string): string {
  const data = readFileSync(resolve(root, file));
  // UTF-16 has a zero in each Latin letter.
  if (data.includes(0) || !isUtf8(data))
    throw new BuildError(`${file}: is not encoded as UTF-8; save it again with the encoding "UTF-8".`);
  const text = new TextDecoder().decode(data);
  const line = text.split('\n').findIndex((one) => /^(<{7}|>{7}) /.test(one)) + 1;
  if (line)
    throw new BuildError(
      `${file}, line ${line}: Git has left two versions here; keep one of them, without the lines of <, = and >.`,
    );
  return text;
}

/** The leaves of a tree by dotted path. */
export function flatten(tree: unknown, path = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[path, tree]]);
  const parts = Object.entries(tree).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
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
