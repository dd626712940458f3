import { existsSync } from 'node:fs';
import { defineConfig, type Project } from 'playwright/test';
import { findBrowser, findHeadlessShell } from './scripts/browser';
import { freePort } from './scripts/lib/server';
import { readSettings } from './scripts/lib/settings';

/** A deployed site to run the same specs against; without it they get the export in `out/`. */
const deployed = process.env.BASE_URL;

/** Specs of the tools: they drive no page. */
const toolSpecs = 'tools/*.spec.ts';

// Workers read this file too: they find the port that the first reading has chosen.
if (deployed && !process.env.E2E_PORT) await requireSite(deployed);
process.env.E2E_PORT ??= String(await freePort(4300));
const { basePath } = readSettings();
const exported = `http://localhost:${process.env.E2E_PORT}${basePath}/`;

/** Specs of the site built with other settings, which they serve themselves: a deployed site has no part in them. */
const variantSpecs = 'variants/*.spec.ts';

const executablePath = findHeadlessShell() ?? findBrowser();

/** `--project=tools` and the like work without a built site. */
const chosen = process.argv.flatMap((argument) => argument.match(/^--project=(.+)$/)?.[1] ?? []);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
/** Other engines run when they are asked for by name: not every machine has them. Workers know no arguments. */
process.env.E2E_ENGINES ??= chosen.filter((name) => name === 'firefox' || name === 'webkit').join();
const isAsked = (name: string) => process.env.E2E_ENGINES?.split(',').includes(name);
const needsSite =
  !deployed && (isChosen('desktop') || isChosen('phone') || isAsked('firefox') || isAsked('webkit'));

const desktop = { viewport: { width: 1440, height: 900 } };

/** What every engine has to do alike; what depends on Chromium's tools (throttling, tracing, offline) stays with it. */
const engineSpecs =
  /e2e[\\/](hash-addresses|language|menu|lightbox|videos|pages|layout|contact|share|overview)\.spec\.ts/;

/** The project of an engine when it is asked for. */
function otherEngine(name: string, use: Project['use']): Project[] {
  if (!isAsked(name)) return [];
  return [{ name, testMatch: engineSpecs, grepInvert: /@touch/, use }];
}

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
  if (!problem) return;
  console.error(`BASE_URL is ${url}, which ${problem}: expected the address of a deployed site.`);
  process.exit(1);
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A test that passes the second time has found something: it is not run a second time.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never' }], ['json', { outputFile: 'test-results/results.json' }]],
  snapshotPathTemplate: '{testDir}/__spoken__/{arg}{ext}',
  expect: {
    timeout: 10_000,
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
    // A worker's requests are no page's: they would pass by `page.route`. The specs about it let it in.
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
    // First, as it takes longest.
    ...(deployed ? [] : [{ name: 'variant build', testMatch: 'variants/variant.setup.ts' }]),
    {
      name: 'tools',
      testDir: '.',
      testMatch: ['app/**/*.test.ts', 'scripts/**/*.test.ts', `e2e/${toolSpecs}`],
      testIgnore: '.cache/**',
    },
    ...(deployed
      ? []
      : [{ name: 'variants', testMatch: variantSpecs, dependencies: ['variant build'], use: desktop }]),
    {
      name: 'desktop',
      testIgnore: [toolSpecs, variantSpecs],
      grepInvert: /@touch/,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: [toolSpecs, variantSpecs],
      grep: /@phone|@touch/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...otherEngine('firefox', firefox),
    ...otherEngine('webkit', { ...desktop, browserName: 'webkit', launchOptions: {} }),
  ],
  webServer: needsSite
    ? {
        command: 'node --import tsx scripts/serve.ts',
        env: { PORT: process.env.E2E_PORT },
        url: exported,
        // An old server would serve the list of files of an old build.
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
      }
    : undefined,
});
