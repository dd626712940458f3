import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './lib/paths';

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs the script in a project of one package, which is installed unless `packages` says no. */
function run({ name = '.', engines = project.engines, packages = true, env = {}, args = ['--import'] }) {
  const folder = test.info().outputPath(name);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  cpSync(join(root, 'scripts/preflight.mjs'), join(folder, 'scripts/preflight.mjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines, dependencies: { tsx: '1.0.0' } }));
  writeFileSync(join(folder, 'command.mjs'), 'console.log("it runs")');
  if (packages) {
    mkdirSync(join(folder, 'node_modules/tsx'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/tsx/package.json'), '{ "main": "index.js" }');
    writeFileSync(join(folder, 'node_modules/tsx/index.js'), '');
  }
  const command = [...args, './scripts/preflight.mjs', ...(args.length ? ['./command.mjs'] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: undefined, npm_config_user_agent: undefined, ...env },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const works = { status: 0, stdout: 'it runs', stderr: '' };
const isNamed = (line: string | RegExp) => ({ status: 1, stdout: '', stderr: expect.stringMatching(line) });

for (const name of ['C# projects', '!important', 'what?', 'sites/#1/mine']) {
  test(`in a folder called ${name} a command stops with a line that names it`, () => {
    test.skip(process.platform === 'win32' && name.includes('?'), 'no folder of Windows is called so');
    const [sign] = /[!#?]/.exec(name) ?? [];
    const result = run({ name });
    expect(result).toEqual(isNamed(/^The folder "[^\n]+" has "." in its path, [^\n]+; rename or move it\.$/));
    expect(result.stderr).toContain(`${test.info().outputPath(name)}" has "${sign}"`);
  });
}

test('in a folder with any other signs in its name commands run', () => {
  expect(run({ name: `é 50% a%20b [draft] (2) o'brien & co 日本 $HOME ~x` })).toEqual(works);
});

test('an older Node is named with the version that is needed', () => {
  const engines = { node: '>=98.7' };
  expect(run({ engines })).toEqual(
    isNamed(/^This is Node [\d.]+; install version 98\.7 or newer from \S+\.$/),
  );
});

for (const [manager, agent] of Object.entries({
  pnpm: 'pnpm/10.24.0 npm/? node/v24.11.0 linux x64',
  yarn: 'yarn/1.22.22 npm/? node/v24.11.0 darwin arm64',
  bun: 'bun/1.3.3 npm/? node/v24.3.0 win32 x64',
})) {
  test(`with ${manager} each command says that npm is meant`, () => {
    const line = new RegExp(`^This project is run with npm, [^\n]+ in place of "${manager}"\\.$`);
    const env = { npm_config_user_agent: agent };
    expect(run({ env })).toEqual(isNamed(line));
    expect(run({ env, args: [] }), 'before packages are installed').toEqual(isNamed(line));
  });
}

test('without the packages a command says how to install them', () => {
  expect(run({ packages: false })).toEqual(isNamed(/^A package is not installed \(tsx\): run "npm .+"\.$/));
  expect(run({ packages: false, args: [] }), 'that installs them').toEqual({ ...works, stdout: '' });
});

const scripts = Object.entries<string>(project.scripts);

test('each npm script begins with the check', () => {
  const unchecked = scripts.filter(([, line]) => !/^(node .*preflight\.mjs|playwright) /.test(line));
  expect(unchecked).toEqual([]);
});

test('no npm script is for one kind of shell', () => {
  const ofUnix = scripts.filter(([, line]) => /(^|&& )\w+=|'|\$|\b(rm|cp|mv|cat|sh|bash) /.test(line));
  expect(ofUnix).toEqual([]);
});

test('Git on Windows checks out the line ends and the bytes of the repository', () => {
  test.skip(!existsSync(join(root, '.git')), 'the files are not in git');
  const git = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', 'ls-files', '--eol'];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(100);
  // Text is stored and written with line feeds; what is not text is never touched.
  const isSafe = /^i\/(lf|none) .*attr\/text=auto eol=lf|attr\/-text /;
  expect(files.filter((line) => !isSafe.test(line))).toEqual([]);
});
