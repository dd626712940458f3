import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './paths';
import { run } from './run';

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

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the program before the command`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no signals');
    const program = `process.on('SIGINT', () => { console.log('tidied'); process.exit() });
      setInterval(() => {}, 1000); console.log('up')`;
    const command = `import { run } from '${join(root, 'scripts/lib/run.ts')}';
      await run(process.execPath, ['-e', ${JSON.stringify(program)}], { shown: true }); console.log('too late')`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', command];
    const started = spawn(process.execPath, args, { cwd: root });
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
