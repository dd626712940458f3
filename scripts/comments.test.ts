import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './lib/paths';

const most = 100;

/** A line that is a comment, or a line of code that ends with one. */
const comment = /^\s*(\/\/|\/?\*|\{\/\*)|\s\/\/ /;

const patterns = ['ts', 'tsx', 'mjs', 'scss', 'glsl', 'typ'].map((type) => `*.${type}`);

test('no comment is wider than 100 columns', () => {
  test.skip(!existsSync(join(root, '.git')), 'The files are not in git.');
  const tracked = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\n').filter((file) => file && existsSync(join(root, file)));
  expect(files).not.toEqual([]);
  const wide = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > most && comment.test(line))
      .map(({ place }) => place),
  );
  expect(wide).toEqual([]);
});
