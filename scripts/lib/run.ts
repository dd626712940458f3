import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths';

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
 * Runs a program of the packages or of the system and collects what it prints. A signal that ends
 * this process ends the program first: nothing is left running.
 */
export async function run(command: string, args: string[], options: RunOptions = {}) {
  const { cwd = root, env, shown, protected: isProtected } = options;
  const PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    // The programs of packages are shell scripts under Windows.
    shell: process.platform === 'win32',
    // Ctrl+C reaches only the programs of this process's group.
    detached: isProtected,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let received: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    received = signal;
    // Ctrl+C has reached the program too; Playwright would not tidy up after a second one.
    if (signal !== 'SIGINT' && !isProtected) child.kill('SIGINT');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1));
    child.on('error', ({ message }) => {
      output = message;
      resolve(1);
    });
  });
  for (const signal of signals) process.off(signal, pass);
  if (received) process.kill(process.pid, received);
  return { code, output: output.trim() };
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
