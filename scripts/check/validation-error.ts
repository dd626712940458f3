import { inspect } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { core } from 'zod';

/** One thing that is wrong in the content, with what its writer needs to correct it. */
export interface ValidationError {
  file: string;
  /** The keys and indexes that lead to the value; empty for the file as a whole. */
  path: readonly PropertyKey[];
  message: string;
}

export function formatError({ file, path, message }: ValidationError): string {
  return `${file}${path.length ? ` › ${core.toDotPath(path)}` : ''}: ${message}`;
}

/** Shows any value within a message, cut when it is long; special spaces as JSON writes them, to be seen. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : inspect(value, { depth: 1, breakLength: Infinity });
  const seen = text.replace(
    /[\u00a0\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return seen.length > 80 ? `${seen.slice(0, 79)}…` : seen;
}

/** Returns ` (did you mean "…"?)` with the known name nearest to a misspelt one, or nothing when none is near. */
export function suggest(name: string, known: Iterable<string>): string {
  // The first letter is rarely wrong, and a short word has near names everywhere among thousands of icons.
  const candidates = [...known].filter((candidate) => candidate[0] === name[0]);
  const nearest = candidates.length ? closest(name, candidates) : '';
  const isNear = nearest && distance(name, nearest) <= Math.max(2, Math.floor(name.length / 4));
  return isNear ? ` (did you mean ${quote(nearest)}?)` : '';
}
