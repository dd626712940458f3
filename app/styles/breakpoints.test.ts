import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from '../../scripts/lib/paths';
import { breakpoints } from './breakpoints';

for (const [name, width] of Object.entries(breakpoints)) {
  test(`scripts and style sheets have the same breakpoint ${name}`, () => {
    const sheet = readFileSync(join(root, 'app/styles/_settings-breakpoints.scss'), 'utf8');
    expect(sheet).toContain(`\n$${name}: ${width};`);
  });
}
