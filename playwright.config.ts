/** What visitors meet, in each browser: on a deployed site (BASE_URL), or else in `out/`. */
import { defineConfig, devices } from 'playwright/test';
import type { WorkerOptions } from './e2e/fixtures';
import { chromium, firefox } from './e2e/support/browsers';
import { sharedConfig } from './e2e/support/shared-config';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Chromium runs every test, the other engines these. */
const everyEngine = /@smoke|@engines/;
/** Fingers and frames of a phone, pictures to compare, and what only Chromium's protocol can do. */
const notThere = /@touch|@snapshot|@chromium/;
const webkit = devices['Desktop Safari'];

export default defineConfig<object, WorkerOptions>(sharedConfig('visitors'), {
  testDir: 'e2e',
  testIgnore: ['tools/**', 'variant/**'],
  globalSetup: './e2e/support/global-setup.ts',
  use: { deployment: process.env.BASE_URL },
  projects: [
    { name: 'site', testMatch: 'site.setup.ts' },
    ...[
      { name: 'desktop', grepInvert: /@touch/, use: { ...chromium, ...desktop } },
      { name: 'phone', grep: /@phone|@touch/, use: { ...chromium, ...phone } },
      { name: 'firefox', grep: everyEngine, grepInvert: notThere, use: { ...firefox, ...desktop } },
      { name: 'webkit', grep: everyEngine, grepInvert: notThere, use: { ...webkit, ...desktop } },
      { name: 'iphone', grep: /@touch/, grepInvert: /@snapshot|@chromium/, use: devices['iPhone 15'] },
    ].map((project) => ({ ...project, dependencies: ['site'] })),
    { name: 'links', testIgnore: [], testMatch: 'tools/links.spec.ts' },
    { name: 'dev', testIgnore: [], testMatch: 'tools/dev.spec.ts', use: { ...chromium, ...desktop } },
  ],
});
