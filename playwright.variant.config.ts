/** Another owner's site, by `tsx e2e/variant/make.ts`: its own, the files' and the @smoke tests. */
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import type { WorkerOptions } from './e2e/fixtures';
import { chromium } from './e2e/support/browsers';
import { sharedConfig } from './e2e/support/shared-config';
import { smallestFolder, variantFolder, variantSettings } from './e2e/variant/settings';

export default defineConfig<object, WorkerOptions>(sharedConfig('variant'), {
  // The copy has the tests too: they read its content and its messages.
  testDir: join(variantFolder, 'e2e'),
  use: {
    ...chromium,
    viewport: { width: 1440, height: 900 },
    build: { folder: join(variantFolder, 'out'), basePath: variantSettings.BASE_PATH },
  },
  projects: [
    { name: 'owner', testMatch: 'variant/owner.spec.ts' },
    // Its name has an apostrophe, which XML writes in another way.
    { name: 'files', testMatch: 'recruiters.spec.ts', grep: /the files in/, grepInvert: /@snapshot/ },
    { name: 'smoke', testIgnore: 'variant/**', grep: /@smoke/, grepInvert: /@touch/ },
    {
      name: 'smallest',
      testDir: join(smallestFolder, 'e2e'),
      testIgnore: ['variant/**', 'tools/**'],
      grep: /@smoke/,
      grepInvert: /@touch|@snapshot/,
      use: { build: { folder: join(smallestFolder, 'out'), basePath: '' } },
    },
  ],
});
