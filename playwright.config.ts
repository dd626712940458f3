import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/ports.mjs';
import { readSettings } from './scripts/lib/settings.mjs';

/** A deployed site to run the same specs against; without it they get the export in `out/`. */
const deployed = process.env.BASE_URL;

/** Specs of the tools: they drive no page, so one device is enough. */
const toolSpecs = ['content-faults.spec.ts', 'serving.spec.ts', 'build-steps.spec.ts', 'handouts.spec.ts'];

// Workers read this file too and must find the port that the first reading chose.
process.env.E2E_PORT ??= String(await freePort(4300));
const { basePath } = readSettings();
const exported = `http://localhost:${process.env.E2E_PORT}${basePath}/`;

/** Specs of the site built with other settings: each builds and serves its own, so a deployed site has no part in them. */
const variantSpecs = 'variants/*.spec.ts';

const executablePath = findBrowser();

/** `--project=unit` and the like work without a built site. */
const chosen = process.argv.flatMap((argument) => argument.match(/^--project=(.+)$/)?.[1] ?? []);
const needsSite =
  !deployed && !(chosen.length && chosen.every((name) => ['unit', 'tools', 'variants'].includes(name)));

const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes the second time has found something: it is not run a second time.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never' }], ['json', { outputFile: 'test-results/results.json' }]],
  // Fonts are the site's own, so one picture stands for every platform.
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}-{projectName}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 60 } },
  use: {
    // With a slash at its end: specs go to './portfolio/', and that holds under a base path too.
    baseURL: deployed?.replace(/\/*$/, '/') ?? exported,
    trace: 'retain-on-failure',
    // Without a graphics card a drifting planet costs a whole core; motion.spec.ts asks for motion by itself.
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'unit', testDir: 'app/_lib', testMatch: '**/*.test.ts' },
    { name: 'tools', testMatch: toolSpecs },
    // One worker, as each would build the site anew.
    ...(deployed ? [] : [{ name: 'variants', testMatch: variantSpecs, workers: 1, use: desktop }]),
    { name: 'desktop', testIgnore: [...toolSpecs, variantSpecs], use: desktop },
    {
      name: 'phone',
      testIgnore: [...toolSpecs, variantSpecs],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(needsSite && {
    webServer: {
      command: 'node scripts/serve.mjs',
      env: { PORT: process.env.E2E_PORT },
      url: exported,
      // An old server would serve the list of files of an old build.
      reuseExistingServer: false,
    },
  }),
});
