import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './paths';
import { run } from './run';

test('a program that is missing is named', async () => {
  const missing = await run('no-such-program', []);
  expect(missing).toEqual({ code: 1, output: expect.stringContaining('no-such-program') });
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
