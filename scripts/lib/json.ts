import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { BuildError } from './errors';

/** Reads a JSON file; a syntax error names the file and the line. */
export function readJson(folder: string, file: string): unknown {
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BuildError(`${file}${syntaxError(text)}`);
  }
}

/** esbuild names the line of a syntax error, which `JSON.parse` does not always do. */
function syntaxError(json: string): string {
  try {
    transformSync(json, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location: { line: number } | null }[] }).errors ?? [];
    if (first) return `:${first.location?.line ?? 1}: is not valid JSON: ${first.text}`;
  }
  return ': is not valid JSON';
}
