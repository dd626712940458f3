/** What the commands report when something is wrong, in one line each and without a stack trace. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { findBrowser } from '../../scripts/lib/browser';
import { BuildError } from '../../scripts/lib/errors';
import { fingerprint, isBuilt, runBuild } from '../../scripts/lib/fingerprint';
import { root } from '../../scripts/lib/paths';
import { run } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import { readSettings } from '../../scripts/lib/settings';
import { countResults, formatTotals } from '../../scripts/lib/test-results';
import { writeFiles } from './folder';
import { test } from './site';

const noSettings = { SITE_URL: '', BASE_PATH: '', PORT: '' };
const serveCommand = (folder: string) => ['--import', 'tsx', join(root, 'scripts/serve.ts'), folder];

/** Starts the server until it is ready; returns what it printed. */
async function startUntilReady(folder: string, port: number): Promise<string> {
  const env = { ...process.env, ...noSettings, PORT: String(port) };
  const child = spawn(process.execPath, serveCommand(folder), { cwd: root, env });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('Ctrl+C')) break;
  }
  child.kill();
  return printed;
}

test('a busy port is reported and a free one is used', async ({ site, url }) => {
  const { port } = new URL(url);
  const printed = await startUntilReady(site, Number(port));
  const used = /using (\d+)\.$/m.exec(printed)?.[1];
  expect(used).not.toBe(port);
  expect(printed).toBe(
    `Port ${port} is busy (set PORT to choose another): using ${used}.\nServing the site at http://localhost:${used}/ (Ctrl+C stops it)\n`,
  );
});

test('a site that was not built is reported', async ({ folder }) => {
  const message = `${join(folder, 'index.html')} is missing: run "npm run build" first.`;
  await expect(startServer({ dir: folder, port: 0 })).rejects.toThrow(new BuildError(message));
});

test('all settings are optional, and an empty one is not set', () => {
  const defaults = { siteUrl: null, basePath: '', port: 4173 };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings(noSettings)).toEqual(defaults);
  const set = { SITE_URL: 'https://example.org/', BASE_PATH: '/people/ada', PORT: '80' };
  expect(readSettings(set)).toEqual({ siteUrl: 'https://example.org', basePath: '/people/ada', port: 80 });
});

const invalidSettings = {
  SITE_URL: {
    expected: 'an origin without a path, such as https://example.org.',
    values: ['example.org', 'ftp://example.org', 'https://example.org/me', 'https://me@example.org'],
  },
  BASE_PATH: {
    expected: 'empty or a path without a slash at its end, such as /portfolio.',
    values: ['portfolio', '/', '/portfolio/', '//example.org', '/../etc', '/a b'],
  },
  PORT: { expected: 'a whole number from 1 to 65535.', values: ['0', '65536', '80.5', 'http'] },
};

for (const [name, { expected, values }] of Object.entries(invalidSettings)) {
  test(`an invalid ${name} is refused in one line`, () => {
    for (const value of values) {
      const message = `${name} is ${JSON.stringify(value)}; expected ${expected}`;
      expect(() => readSettings({ [name]: value })).toThrow(new BuildError(message));
    }
  });
}

test('a command refuses an invalid setting without a stack trace', async ({ site }) => {
  const env = { ...noSettings, PORT: 'http' };
  const output = 'PORT is "http"; expected a whole number from 1 to 65535.';
  expect(await run(process.execPath, serveCommand(site), { env })).toEqual({ code: 1, output });
});

test('a flaky test and an error outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countResults({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const passed = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countResults({ stats: passed, errors: ['no such module'] }, 1).failed).toBe(1);
  expect(countResults({ stats: passed }, 1).failed).toBe(1);
  expect(countResults({ stats: passed }, 0).failed).toBe(0);
  expect(formatTotals({ passed: 212, failed: 0, skipped: 3 })).toBe('total: 212 passed, 0 failed, 3 skipped');
});

const settings = { siteUrl: null, basePath: '' };

/** Builds a folder to a page; returns whether out/ counts as a complete build while that lasts. */
async function build(folder: string, result: () => string): Promise<boolean> {
  let isComplete = true;
  await runBuild(folder, async () => {
    writeFiles(folder, { 'out/index.html': 'page' });
    isComplete = isBuilt(folder, settings);
    return result();
  });
  return isComplete;
}

test('out/ is current after a build until an input changes', async ({ folder }) => {
  const inputs = () => fingerprint(folder, settings);
  expect(await build(folder, inputs)).toBe(false);
  expect(isBuilt(folder, settings)).toBe(true);
  // Interrupted, it would be half-written: it counts only when it is complete.
  expect(await build(folder, inputs)).toBe(false);
  writeFiles(folder, { 'content/profile.ts': 'changed' });
  expect(isBuilt(folder, settings)).toBe(false);
});

test('a build that fails leaves no out/', async ({ folder }) => {
  const fail = () => {
    throw new BuildError('expected links to style sheets.');
  };
  await expect(build(folder, fail)).rejects.toThrow('expected links to style sheets.');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('a CHROMIUM that is no browser is reported', () => {
  const message = 'CHROMIUM is "/nowhere"; expected the path of a browser that can be run.';
  expect(() => findBrowser({ CHROMIUM: '/nowhere' })).toThrow(new BuildError(message));
});

test('the types that a development server leaves behind do not stop a build', async ({ folder }) => {
  writeFiles(folder, {
    'tsconfig.json': readFileSync(join(root, 'tsconfig.json')),
    'app/locales.ts': readFileSync(join(root, 'app/_lib/locales.ts')),
    '.next/dev/types/validator.ts': 'type Unused = 1;\nexport {};\n',
  });
  expect(await run('tsc', ['--noEmit', '--project', folder])).toEqual({ code: 0, output: '' });
});

test('a BASE_URL where nobody answers ends the run', async () => {
  const env = { BASE_URL: 'http://localhost:1', E2E_PORT: undefined };
  expect(await run('playwright', ['test', '--list'], { env })).toEqual({
    code: 1,
    output: 'BASE_URL is http://localhost:1, which does not answer: expected the address of a deployed site.',
  });
});
