import { execa } from 'execa';
import { BuildError } from './errors';
import { root } from './paths';

interface RunOptions {
  cwd?: string;
  /** Added to the environment of this process. */
  env?: Record<string, string | undefined>;
  /** Print while it runs instead of collecting the output. */
  shown?: boolean;
}

/** Runs a program, of the packages or of the system, and collects what it prints. */
export async function run(command: string, args: string[], { cwd = root, env, shown }: RunOptions = {}) {
  const output = shown ? 'inherit' : 'pipe';
  const streams = { all: true, stdin: 'ignore', stdout: output, stderr: output } as const;
  const options = { cwd, env, preferLocal: true, localDir: root, reject: false, ...streams } as const;
  // The message is that of a program which could not be started.
  const { exitCode = 1, all, originalMessage = '' } = await execa(command, args, options);
  return { code: exitCode, output: (all || originalMessage).trim() };
}

/** Runs a program; a failure becomes an error with everything that it printed. */
export async function runOrThrow(command: string, args: string[], options?: RunOptions): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new BuildError(output || `${command} exited with code ${code}.`);
  return output;
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
