import { transformSync } from 'esbuild';

/** Parses JSON. esbuild names the line of a syntax error, which `JSON.parse` does not always do. */
export function parseJson(text: string): unknown {
  transformSync(text, { loader: 'json', logLevel: 'silent' });
  return JSON.parse(text);
}

/** The line and the reason of an error of esbuild, which also reads our TypeScript; of any other error its first line. */
export function explainSyntaxError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, reason] = /:(\d+):\d+: ERROR: (.+)/.exec(message) ?? [];
  return line ? `line ${line}: ${reason}` : (message.split('\n')[0] ?? '');
}
