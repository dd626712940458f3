import child from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './paths';
import { run, runTypeScript } from './run';

/** What Node is asked to start where the system is Windows. */
async function spawnedOnWindows(task: () => Promise<unknown>) {
  const { spawn } = child;
  const [platform, execPath] = [process.platform, process.execPath];
  const started: { file: string; args: string[]; shell: unknown }[] = [];
  const fake = (file: string, args: string[], { shell }: { shell?: unknown }) => {
    started.push({ file, args, shell });
    const program = Object.assign(new EventEmitter(), { stdio: [], exitCode: 0, signalCode: null });
    setTimeout(() => program.emit('spawn'), 1);
    setTimeout(() => program.emit('close'), 20);
    return program;
  };
  Object.assign(child, { spawn: fake });
  Object.defineProperty(process, 'platform', { value: 'win32' });
  process.execPath = 'C:\\Program Files\\nodejs\\node.exe';
  syncBuiltinESMExports();
  try {
    await task();
  } finally {
    Object.assign(child, { spawn });
    Object.defineProperty(process, 'platform', { value: platform });
    process.execPath = execPath;
    syncBuiltinESMExports();
  }
  return started;
}

test('on Windows a Node in “Program Files” is started without a shell', async () => {
  expect(await spawnedOnWindows(() => runTypeScript(['scripts/build.ts', 'prepare']))).toEqual([
    {
      file: 'C:\\Program Files\\nodejs\\node.exe',
      args: ['--import', 'tsx', 'scripts/build.ts', 'prepare'],
      shell: undefined,
    },
  ]);
});

for (const argument of ['@smoke', 'two words', 'a & b', 'x|y 50% "so"', 'C:\\My Sites\\', '!late!']) {
  test(`on Windows the argument ${argument} reaches a program of the packages whole`, async () => {
    const [{ file, args, shell } = { file: '', args: [], shell: undefined }] = await spawnedOnWindows(() =>
      run('playwright', ['test', argument]),
    );
    // They are .cmd files there, which only a shell starts.
    expect([shell, args]).toEqual([true, []]);
    expect(file).toMatch(/^playwright /);
    // Without its escapes for cmd.exe, once for the shell and once for the .cmd file.
    const unescaped = file.replace(/\^(.)/g, '$1').replace(/\^(.)/g, '$1');
    const quoted = argument.replaceAll('"', '\\"').replace(/\\$/, '\\\\');
    expect(unescaped).toBe(`playwright "test" "${quoted}"`);
    expect(file, 'a sign that is not escaped').not.toMatch(/(?<!\^)[&|%!"]/);
  });
}

const node = (code: string) => run(process.execPath, ['-e', code]);

test('what a program prints is collected in order', async () => {
  const code = 'console.log("1"); setTimeout(() => { console.error("2"); process.exitCode = 3 }, 50)';
  expect(await node(code)).toEqual({ code: 3, output: '1\n2' });
  expect(await node('')).toEqual({ code: 0, output: '' });
});

test('a program that is missing is named', async () => {
  const missing = await run('no-such-program', []);
  expect(missing).toEqual({ code: 1, output: expect.stringContaining('no-such-program') });
});

test('a program that is killed has failed', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1);
});

test('a program of the packages is found', async () => {
  expect((await run('biome', ['--version'])).output).toMatch(/^Version: \d/);
});

test('a program gets more variables or fewer', async () => {
  process.env.RUN_TEST = 'inherited';
  const print = ['-p', '[process.env.RUN_TEST, process.env.RUN_OTHER].join()'];
  expect((await run(process.execPath, print, { env: { RUN_OTHER: 'new' } })).output).toBe('inherited,new');
  expect((await run(process.execPath, print, { env: { RUN_TEST: undefined } })).output).toBe(',');
  Reflect.deleteProperty(process.env, 'RUN_TEST');
});

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the program before the command`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no signals');
    const program = `process.on('SIGINT', () => { console.log('tidied'); process.exit() });
      setInterval(() => {}, 1000); console.log('up')`;
    const command = `import { run } from '${join(root, 'scripts/lib/run.ts')}';
      await run(process.execPath, ['-e', ${JSON.stringify(program)}], { shown: true }); console.log('too late')`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', command];
    const started = child.spawn(process.execPath, args, { cwd: root });
    let printed = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (text.includes('up')) started.kill(signal);
    });
    const ended = await new Promise((resolve) => started.on('close', (_code, by) => resolve(by)));
    expect(printed).toBe('up\ntidied\n');
    expect(ended).toBe(signal);
  });
}
