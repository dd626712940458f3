import { inspect } from 'node:util';
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

/** Shows any value within a message, cut when it is long. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : inspect(value, { depth: 1, breakLength: Infinity });
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Returns ` (did you mean "…"?)` with the known name nearest to a misspelt one, or nothing when none is near. */
export function suggest(name: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(name.length / 4));
  const nearest = [...known]
    // The first letter is rarely wrong, and a short word has near names everywhere among thousands of icons.
    .filter((candidate) => candidate[0] === name[0])
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest ? ` (did you mean ${quote(nearest.candidate)}?)` : '';
}

/** The least number of letters to add, drop or change to get from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
