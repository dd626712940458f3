/** `npm run new` replaces the content of a site whole, or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run, runTypeScript } from '../../scripts/lib/run';
import { copyProject } from '../variant/project-copy';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'new-'));
const profile = join(folder, 'content/profile.ts');
const resume = join(folder, 'resume.json');
const commit = () =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qam', 'Mine'], {
    cwd: folder,
  });

test.beforeAll(async () => {
  copyProject(folder);
  writeFileSync(resume, JSON.stringify({ basics: { name: 'Ada Byron' } }));
  await run('git', ['init', '-q'], { cwd: folder });
  await run('git', ['add', 'content', 'messages'], { cwd: folder });
  await commit();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('content that is in no commit is not replaced', async () => {
  const changed = `${readFileSync(profile, 'utf8')}// mine\n`;
  writeFileSync(profile, changed);
  const { code, output } = await runTypeScript(['scripts/new.ts', resume], { cwd: folder });
  expect(code).toBe(1);
  expect(output).toMatch(/^content\/profile\.ts: changed since the last commit; .+--force\.$/);
  expect(readFileSync(profile, 'utf8')).toBe(changed);
  await commit();
});

test('Ctrl+C leaves what was there', async () => {
  const before = readFileSync(profile, 'utf8');
  const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/new.ts', resume], { cwd: folder });
  const end = once(command, 'exit');
  await expect.poll(() => existsSync(join(folder, '.new')), { intervals: [10] }).toBe(true);
  command.kill('SIGINT');
  await end;
  expect(readFileSync(profile, 'utf8')).toBe(before);
});

test('a site of another owner has no file of this one', async () => {
  // What an interrupted run has left.
  mkdirSync(join(folder, '.new/messages'), { recursive: true });
  writeFileSync(join(folder, '.new/messages/nl.json'), '{}');
  const { code, output } = await runTypeScript(['scripts/new.ts', resume], { cwd: folder });
  expect(code, output).toBe(0);
  expect(readFileSync(profile, 'utf8')).toContain('Ada Byron');
  for (const gone of ['.new', 'messages/nl.json', 'content/pictures/works', 'content/pictures/covers'])
    expect(existsSync(join(folder, gone)), gone).toBe(false);
});
