import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './lib/paths';

test('the workflow deploys from any default branch', () => {
  const workflow = readFileSync(join(root, '.github/workflows/site.yml'), 'utf8');
  expect(workflow).not.toMatch(/\b(main|master|trunk)\b/);
  expect(workflow).toMatch(
    /\n {2}deploy:\n {4}if: github\.ref_name == github\.event\.repository\.default_branch\n/,
  );
});
