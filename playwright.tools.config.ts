/** Pure functions and the commands of the build. They need neither a built site nor a browser. */
import { defineConfig } from 'playwright/test';
import { sharedConfig } from './e2e/support/shared-config';

export default defineConfig(sharedConfig('tools'), {
  testDir: '.',
  testMatch: ['app/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/tools/{build,new}.spec.ts'],
  // The variant is a copy of the project.
  testIgnore: '.cache/**',
});
