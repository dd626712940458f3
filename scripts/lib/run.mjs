/** Runs the tools of node_modules/.bin and the like, quietly: what they print is shown when they fail. */
import { spawn } from 'node:child_process';
import { BuildFault } from './faults.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {Record<string, string | undefined>} [env]  added to this process's own
 * @property {boolean} [shown]  print while it runs instead of keeping the output
 * @property {boolean} [shell]  through the system's shell
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, shown = false, shell = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }),
    );
  });
}

/**
 * Runs a JavaScript tool with this Node. A failure is a fault that holds all that the tool said.
 * @param {string} what  the step's name, for the message
 * @param {string[]} args  the script and its arguments
 * @param {RunOptions} options
 * @returns {Promise<string>} what it printed
 */
export async function runNode(what, args, options) {
  const { code, output } = await run(process.execPath, args, options);
  if (code !== 0) throw new BuildFault(output || `${what} ended with code ${code}.`);
  return output;
}
