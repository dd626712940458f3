/** `test` and `expect` of the visitors' tests: `site` is the site in the language of the test. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { defaultLocale, type Locale } from '../app/lib/locales';
import { root } from '../scripts/lib/paths';
import { createHandler } from '../scripts/lib/server';
import { loadSettings } from '../scripts/lib/settings';
import { hasOwnSnapshots } from '../scripts/lib/snapshots';
import { findHostLacks } from './support/host-lacks';
import { Site } from './support/site';
import { addTextTools } from './support/text-nodes';

export type * from 'playwright/test';
export { expect } from 'playwright/test';

export interface WorkerOptions {
  /** The address of a deployed site, which is tested in place of a build on this machine. */
  deployment: string | undefined;
  /** The folder of a build on this machine, and the path it is made for. */
  build: { folder: string; basePath: string };
}

interface WorkerFixtures {
  /** The address of the site under test, with a slash at its end. */
  address: string;
  /** By tag: what a plain host can't do, such as GitHub Pages, which sends no headers. */
  hostLacks: ReadonlyMap<string, string>;
  /** Why the engine of this project can't be started. */
  engineProblem: string | undefined;
}

interface Fixtures {
  language: Locale;
  site: Site;
  /** The folder of the build. What needs it is skipped on a deployment. */
  exported: string;
  skipped: undefined;
}

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  deployment: [undefined, { option: true, scope: 'worker' }],
  build: [
    { folder: join(root, 'out'), basePath: loadSettings().basePath },
    { option: true, scope: 'worker' },
  ],
  language: [defaultLocale, { option: true }],

  address: [
    async ({ deployment, build: { folder, basePath } }, use) => {
      // With a slash: specs go to './portfolio/', and that holds under a base path too.
      if (deployment) return use(deployment.replace(/\/*$/, '/'));
      const server = createServer(createHandler({ dir: folder, basePath })).listen(0);
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}${basePath}/`);
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),

  site: ({ page, language }, use) => use(new Site(page, language)),

  exported: async ({ deployment, build }, use, testInfo) => {
    testInfo.skip(deployment !== undefined, 'it reads the files of a build on this machine');
    await use(build.folder);
  },

  hostLacks: [
    async ({ deployment, address }, use) => use(deployment ? await findHostLacks(address) : new Map()),
    { scope: 'worker' },
  ],

  engineProblem: [
    async ({ playwright, browserName, launchOptions }, use, { parallelIndex }) => {
      const path = launchOptions.executablePath ?? playwright[browserName].executablePath();
      // Without Chromium nothing is tested: no reason to skip.
      const isThere = browserName === 'chromium' || existsSync(path);
      const problem = isThere
        ? undefined
        : `${browserName} is not installed: npx playwright install ${browserName}`;
      if (problem && parallelIndex === 0) console.log(problem);
      await use(problem);
    },
    { scope: 'worker' },
  ],

  skipped: [
    async ({ engineProblem, hostLacks, deployment, build }, use, testInfo) => {
      // Where tests are the gate of a deployment, a missing engine is a failure.
      if (engineProblem && process.env.CI) throw new Error(engineProblem);
      testInfo.skip(engineProblem !== undefined, engineProblem);
      for (const [tag, problem] of hostLacks)
        testInfo.skip(testInfo.tags.includes(tag), `${problem}: see docs/deploying.md`);
      const isOfThisMachine = !deployment && !build.basePath && !loadSettings().siteUrl;
      if (testInfo.tags.includes('@snapshot')) {
        testInfo.skip(!isOfThisMachine, 'its snapshots are of a build without SITE_URL and BASE_PATH');
        const areMade = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
        const areOwn = areMade || hasOwnSnapshots();
        testInfo.skip(!areOwn, 'its snapshots show another owner: npm run snapshots');
      }
      await use(undefined);
    },
    { auto: true },
  ],

  context: async ({ context }, use, testInfo) => {
    const failed = new Set<string>();
    context.on('response', (response) => {
      if (response.status() >= 400) failed.add(`${response.status()} ${response.url()}`);
    });
    context.on('requestfailed', (request) =>
      failed.add(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`),
    );
    await addTextTools(context);
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus && failed.size)
      throw new Error(`Requests that failed during this test:\n${[...failed].join('\n')}`);
  },
});
