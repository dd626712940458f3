import spawn, { type SubprocessError } from 'nano-spawn';
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
 * @returns the exit code, which is 1 where it could not be started or was ended by a signal
 */
export async function run(command: string, args: string[], options: RunOptions = {}) {
  const { cwd = root, env, shown, protected: isProtected } = options;
  const output = shown ? 'inherit' : 'pipe';
  const program = spawn(command, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    preferLocal: true,
    stdio: ['ignore', output, output],
    // Ctrl+C reaches only the programs of this process's group.
    detached: isProtected,
  });
  let received: NodeJS.Signals | undefined;
  const pass = async (signal: NodeJS.Signals) => {
    received = signal;
    // Ctrl+C has reached the program too; Playwright would not tidy up after a second one.
    if (signal !== 'SIGINT' && !isProtected) (await program.nodeChildProcess).kill('SIGINT');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  const result = await program.then(
    ({ output }) => ({ code: 0, output }),
    ({ exitCode = 1, output, cause }: SubprocessError) => ({
      code: exitCode,
      output: output || String(cause ?? ''),
    }),
  );
  for (const signal of signals) process.off(signal, pass);
  if (received) process.kill(process.pid, received);
  return { ...result, output: result.output.trim() };
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
