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

/** Runs a program and collects what it prints. */
export async function run(command: string, args: string[], { cwd = root, env, shown }: RunOptions = {}) {
  const output = shown ? 'inherit' : 'pipe';
  const options = {
    cwd,
    env,
    all: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  } as const;
  const { exitCode = 1, all = '' } = await execa(command, args, options);
  return { code: exitCode, output: all.trim() };
}

/** Runs a tool with this Node; a failure becomes an error with everything that the tool printed. */
export async function runNode(name: string, args: string[], options?: RunOptions): Promise<string> {
  const { code, output } = await run(process.execPath, args, options);
  if (code !== 0) throw new BuildError(output || `${name} exited with code ${code}.`);
  return output;
}

export const runTypeScript = (args: string[], options?: RunOptions) =>
  run(process.execPath, ['--import', 'tsx', ...args], options);
