import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './lib/paths';

const most = 100;

/** A line that is a comment, or a line of code that ends with one. */
const comment = /^\s*(\/\/|\/?\*|\{\/\*|# )|[;,(){}\]] \/\/ /;

function filesLike(...patterns: string[]): string[] {
  test.skip(!existsSync(join(root, '.git')), 'The files are not in git.');
  const tracked = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\n').filter((file) => file && existsSync(join(root, file)));
  expect(files).not.toEqual([]);
  return files;
}

test('no comment is wider than 100 columns', () => {
  const code = ['*.ts', '*.tsx', '*.mjs', '*.scss', '*.glsl', '*.typ'];
  const wide = filesLike(...code, '.github/*.yml', '*.conf', '*/_headers').flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > most && comment.test(line))
      .map(({ place }) => place),
  );
  expect(wide).toEqual([]);
});

test('the workflow deploys from the default branch, whatever its name', () => {
  const workflow = readFileSync(join(root, '.github/workflows/site.yml'), 'utf8');
  expect(workflow).not.toMatch(/\b(main|master|trunk)\b/);
  expect(workflow).toMatch(
    /\n {2}deploy:\n {4}if: github\.ref_name == github\.event\.repository\.default_branch\n/,
  );
});
