import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import { profile } from './content/profile';
import { variantFolder, variantSettings } from './e2e/variant/settings';
import { findBrowser } from './scripts/browser';
import { freePort } from './scripts/lib/server';
import { readSettings } from './scripts/lib/settings';

/** A deployed site to run the same specs against; without it they get the export in `out/`. */
const deployed = process.env.BASE_URL;

// Workers read this file too: they find the port and the projects that the first reading has chosen.
if (deployed && !process.env.E2E_PORT) await requireSite(deployed);
process.env.E2E_PORT ??= String(await freePort(4300));
process.env.E2E_PROJECTS ??= process.argv.flatMap((one) => one.match(/^--project=(.+)$/)?.[1] ?? []).join();
const port = Number(process.env.E2E_PORT);
const chosen = process.env.E2E_PROJECTS.split(',').filter(Boolean);
const { basePath, siteUrl } = readSettings();
const exported = `http://localhost:${port}${basePath}/`;

const executablePath = findBrowser()?.path;

/** Only `npm run e2e -- links` is about other sites: whether they answer. */
process.env.E2E_LINKS ??= String(process.argv.includes('links'));
const asksLinks = process.env.E2E_LINKS === 'true';

/** `--project=tools` and the like work without a built site. */
const needsSite = !deployed && !asksLinks && !['tools', 'variants'].includes(chosen.join());
/** Built before its tests, which takes half a minute: when it is asked for by name. */
const needsVariant = !deployed && chosen.includes('variants');
const variant = `http://localhost:${port + 1}${variantSettings.BASE_PATH}/`;

const desktop = { viewport: { width: 1440, height: 900 } };

/** What a run leaves out: tests of the variant, and those that a deployment, a fork or another engine has no part in. */
const without = (...tags: string[]) =>
  new RegExp(
    ['@variant', ...(deployed ? ['@build'] : []), ...(hasOwnSnapshots() ? [] : ['@snapshot']), ...tags].join(
      '|',
    ),
  );

/** Another engine runs the most important tests, when it is asked for by name: not every machine has one. */
const otherEngine = (name: string, use: Project['use']): Project[] =>
  chosen.includes(name)
    ? [{ name, testIgnore: 'tools/**', grep: /@smoke/, grepInvert: without('@touch'), use }]
    : [];

/** Debian's Firefox, by BiDi; without it Playwright's own. */
const firefox: Project['use'] = {
  ...desktop,
  browserName: 'firefox',
  ...(existsSync('/usr/bin/firefox-esr') && { channel: 'moz-firefox' }),
  launchOptions: {
    executablePath: existsSync('/usr/bin/firefox-esr') ? '/usr/bin/firefox-esr' : undefined,
    firefoxUserPrefs: {
      // With it Back across documents never ends under automation.
      'fission.bfcacheInParent': false,
      'ui.prefersReducedMotion': 1,
    },
  },
};

/** Ends the run in one line when nobody answers at BASE_URL. */
async function requireSite(url: string): Promise<void> {
  const problem = await fetch(url).then(
    ({ ok, status }) => (ok ? '' : `answers with status ${status}`),
    () => 'does not answer',
  );
  if (!problem)
    return console.log(
      'BASE_URL is set: tests tagged @build or @snapshot are skipped, as they need the build on this machine.',
    );
  console.error(`BASE_URL is ${url}, which ${problem}: expected the address of a deployed site.`);
  process.exit(1);
}

/**
 * Whether the committed snapshots show this owner: a fork compares its pages once `npm run snapshots` has made its own. A build
 * with SITE_URL or BASE_PATH has them in heads, files and the QR code, where the snapshots have none.
 */
function hasOwnSnapshots(): boolean {
  if (siteUrl || basePath || deployed) return false;
  const home = join(import.meta.dirname, 'e2e/__aria__/home-fr.yml');
  const isMaking = process.argv.some((argument) => argument.startsWith('--update-snapshots'));
  return isMaking || (existsSync(home) && readFileSync(home, 'utf8').includes(profile.name));
}

const server = (script: string, port: number, url: string) => ({
  command: `node --import tsx ${script}`,
  env: { PORT: String(port) },
  url,
  // The variant is built first.
  timeout: 300_000,
  // A server that runs already has the list of files of an older build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3_000 },
});

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine: only a test that fails takes as long.
  timeout: 120_000,
  // No second try: a test that fails once has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never' }], ['json', { outputFile: 'test-results/results.json' }]],
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
    // With a slash at its end: specs go to './portfolio/', and that holds under a base path too.
    baseURL: deployed?.replace(/\/*$/, '/') ?? exported,
    trace: 'retain-on-failure',
    // Without a graphics card a drifting planet costs a whole core; motion.spec.ts asks for motion by itself.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see the requests of a service worker. The specs about it allow it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Both of Chromium's headless modes draw letters alike with it: pictures of pages hold for either.
        '--font-render-hinting=slight',
        // A world that a busy processor draws is slow, which is no reason to take its context away.
        '--disable-gpu-watchdog',
      ],
    },
  },
  projects: [
    {
      name: 'tools',
      testDir: '.',
      testMatch: asksLinks
        ? 'e2e/tools/links.spec.ts'
        : ['app/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/tools/!(links).spec.ts'],
      testIgnore: '.cache/**',
    },
    {
      name: 'desktop',
      testIgnore: 'tools/**',
      // Once is enough: where the variant is tested too, `@smoke` runs there.
      grepInvert: without('@touch', ...(needsVariant ? ['@smoke'] : [])),
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: 'tools/**',
      grep: /@phone|@touch/,
      grepInvert: without(),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...(needsVariant
      ? [
          {
            name: 'variants',
            // The copy has the tests too: they read its content and its messages.
            testDir: join(variantFolder, 'e2e'),
            grep: /@smoke|@variant/,
            grepInvert: /@touch/,
            use: { ...desktop, baseURL: variant },
          },
        ]
      : []),
    ...otherEngine('firefox', firefox),
    ...otherEngine('webkit', { ...desktop, browserName: 'webkit', launchOptions: {} }),
  ].filter(({ name }) => !asksLinks || name === 'tools'),
  webServer: [
    ...(needsSite ? [server('scripts/serve.ts', port, exported)] : []),
    ...(needsVariant ? [server('e2e/variant/make.ts', port + 1, variant)] : []),
  ],
});
