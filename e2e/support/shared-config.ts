import { defineConfig } from 'playwright/test';

/**
 * What all configurations share.
 * @param name names the folder and the file of its results
 */
export const sharedConfig = (name: string) =>
  defineConfig({
    fullyParallel: true,
    workers: 2,
    // Long enough for a busy machine: only a test that fails takes as long.
    timeout: 120_000,
    // No second try: a test that fails once has found something.
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    outputDir: `test-results/${name}`,
    reporter: [
      ['list'],
      ['html', { open: 'never', outputFolder: `playwright-report/${name}` }],
      ['json', { outputFile: `test-results/${name}.json` }],
    ],
    snapshotPathTemplate: '{testDir}/{arg}{ext}',
    expect: {
      timeout: 20_000,
      toHaveScreenshot: {
        // Fonts are the site's own, so one picture is valid on every platform.
        pathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}-{projectName}{ext}',
        maxDiffPixels: 60,
      },
    },
    use: {
      trace: 'retain-on-failure',
      actionTimeout: 20_000,
      navigationTimeout: 20_000,
      // Without a graphics card a drifting planet costs a whole core.
      contextOptions: { reducedMotion: 'reduce' },
      // `page.route` does not see the requests of a service worker. The specs about it allow it.
      serviceWorkers: 'block',
    },
  });
