import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface RunOptions {
  cwd?: string;
  /** Added to the environment of this process. */
  env?: Record<string, string | undefined>;
  /** Print while it runs instead of collecting the output. */
  shown?: boolean;
  /** Let it finish whatever signal comes. */
  protected?: boolean;
}

/**
 * Runs a program of the packages or of the system and collects what it prints. A signal that ends this process ends the
 * program first: nothing is left running.
 */
export async function run(command: string, args: string[], options: RunOptions = {}) {
  const { cwd = root, env, shown, protected: isProtected } = options;
  const output = shown ? 'inherit' : 'pipe';
  const PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', output, output],
    // The programs of packages are shell scripts under Windows.
    shell: process.platform === 'win32',
    // Ctrl+C reaches only the programs of this process's group.
    detached: isProtected,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  let received: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    received = signal;
    // Ctrl+C has reached the program too; Playwright would not tidy up after a second one.
    if (signal !== 'SIGINT' && !isProtected) child.kill('SIGINT');
  };
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1));
    child.on('error', ({ message }) => {
      printed.push(Buffer.from(message));
      resolve(1);
    });
  });
  for (const signal of signals) process.off(signal, pass);
  if (received) process.kill(process.pid, received);
  return { code, output: Buffer.concat(printed).toString().trim() };
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
