import { spawn } from 'node:child_process';
import { BuildError } from './errors';
import { root } from './paths';

interface RunOptions {
  cwd?: string;
  /** Added to the environment of this process. */
  env?: Record<string, string | undefined>;
  /** Print while it runs instead of collecting the output. */
  shown?: boolean;
}

/** Runs a program and collects what it prints. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env, shown = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }),
    );
  });
}

/**
 * Runs a tool with this Node; a failure becomes an error with everything that the tool printed.
 * @param args a JavaScript file and its arguments
 */
export async function runNode(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, output } = await run(process.execPath, args, options);
  if (code !== 0) throw new BuildError(output || `${name} exited with code ${code}.`);
  return output;
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
