import { relative } from 'node:path';
import { root } from './paths';

/** A person can fix it: printed as its message alone, lines that name file and remedy. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** How tsx names a place that is no TypeScript. */
const syntaxError = /^(.+):(\d+:\d+): ERROR: (.+)$/m;

/** A name without quotes, which Node looks for as that of a variable. */
const nameError = /^ReferenceError: (.+)\n\s+at .+[\\/]content[\\/](\w+\.ts:\d+:\d+)/;

const isForbidden = ['can’t be written or read', 'give yourself the right to'] as const;
const isNoFolder = ['is no folder', 'remove the file of that name'] as const;

/** What the system refuses to do with a file, and what to do about it. */
const refusals: Partial<Record<string, readonly [problem: string, remedy: string]>> = {
  EACCES: isForbidden,
  EPERM: isForbidden,
  EROFS: isForbidden,
  EEXIST: isNoFolder,
  ENOTDIR: isNoFolder,
  ENOSPC: ['can’t be written', 'make room on the disk'],
};

/** What to do about wrong syntax. */
function remedyOf(problem: string): string {
  if (/end of file/.test(problem)) return 'a } or ] is missing';
  if (/[‘’“”«»]/.test(problem)) return "texts are between straight quotes: '…'";
  if (/":" but found ","/.test(problem)) return 'a number has a point: 48.85';
  const apostrophe = "between '…' an apostrophe is typed ’";
  return /"[}\]]" but found/.test(problem) ? `a comma is missing before it, or ${apostrophe}` : apostrophe;
}

/** The message when a person can fix the error, the stack trace when the bug is ours. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, file, place, problem = ''] = syntaxError.exec(error.message) ?? [];
  if (file) return `${relative(root, file)}:${place}: ${problem}; ${remedyOf(problem)}`;
  const [, unknown, at] = nameError.exec(error.stack ?? '') ?? [];
  if (at) return `content/${at}: ${unknown}; expected a text such as 'Paris', a number, true or false`;
  const { code = '', path }: NodeJS.ErrnoException = error;
  const [refused, remedy] = (path && refusals[code]) || [];
  if (path && refused) return `${relative(root, path)}: ${refused} (${code}); ${remedy}`;
  return error instanceof BuildError ? error.message : (error.stack ?? error.message);
}

/** npm passes SIGTERM only to the shell in between: this process would run on without a parent. */
function endWithNpm(): void {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

/** Runs a command-line script: an error is printed, and the process exits with 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  if (process.env.npm_lifecycle_event) endWithNpm();
  try {
    await main();
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/**
 * Runs a step and prints its name, its result and its duration.
 * @param task returns one line about what it did; further lines are printed below
 */
export async function step(name: string, task: () => Promise<string> | string): Promise<void> {
  const start = performance.now();
  const [result = '', ...more] = (await task()).split('\n');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${name}${result ? `: ${result}` : ''}`);
  for (const line of more) console.log(`          ${line}`);
}
