import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';

/** Without the lock file, or Next would take the project around the copy as its workspace. */
const copied = 'app content e2e messages public scripts next.config.mjs package.json tsconfig.json';

/**
 * Brings a copy of the project up to date; packages and encoded pictures are shared.
 * @returns what changes it and builds it
 */
export function copyProject(folder: string) {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const name of copied.split(' ').filter((one) => existsSync(join(root, one)))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // `junction` matters on Windows only, where it needs no special right.
  for (const shared of ['node_modules', '.cache/pictures'])
    if (!existsSync(join(folder, shared))) symlinkSync(join(root, shared), join(folder, shared), 'junction');

  /** Replaces the only place in a file of the copy: one that has moved fails here. */
  function edit(path: string, from: string | RegExp, to: string) {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    if (before.split(from).length !== 2) throw new Error(`${path}: expected once: ${from}`);
    writeFileSync(file, before.replace(from, to));
  }

  /** Writes the facts of a content file anew, in JSON: nothing may look for its lines. */
  function writeFacts(name: string, facts: object) {
    const value = /(?<=export const \w+[^=]* = )[\s\S]*?(?=(?: as const [^;]*)?;\s*$)/;
    edit(`content/${name}.ts`, value, JSON.stringify(facts, null, 2));
  }

  /** Without what makes files smaller, and without Next's cache: a single build needs neither. */
  async function build(env: Record<string, string>) {
    const fast = 'webpackConfig.cache = false; webpackConfig.optimization.minimize = false;';
    edit('next.config.mjs', /webpack\(webpackConfig[^)]*\) \{/, `$& ${fast}`);
    edit(
      'scripts/finish/finish.ts',
      "await step('compression', () => compressFiles(out));",
      'void compressFiles;',
    );
    const ownEnv = { SITE_URL: undefined, BASE_PATH: undefined, ...env };
    const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env: ownEnv });
    if (code !== 0) throw new Error(`${folder} could not be built:\n${output}`);
  }

  return { edit, writeFacts, build };
}
