/** What the commands report when something is wrong, in one line each and without a stack trace. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { BuildError } from '../../scripts/lib/errors';
import { root } from '../../scripts/lib/paths';
import { run } from '../../scripts/lib/run';
import { readSettings } from '../../scripts/lib/settings';
import { test } from './site';

const noSettings = { SITE_URL: '', BASE_PATH: '', PORT: '' };
const serveCommand = (folder: string) => ['--import', 'tsx', join(root, 'scripts/serve.ts'), folder];

test('a busy port is reported, a free one is used, and SIGTERM ends the server', async ({ site, url }) => {
  const { port } = new URL(url);
  const env = { ...process.env, ...noSettings, PORT: port };
  const child = spawn(process.execPath, serveCommand(site), { cwd: root, env });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('Ctrl+C')) break;
  }
  const used = /using (\d+)\.$/m.exec(printed)?.[1];
  expect(used).not.toBe(port);
  expect(printed).toBe(
    `Port ${port} is busy (set PORT to choose another): using ${used}.\nServing the site at http://localhost:${used}/ (Ctrl+C stops it)\n`,
  );
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
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

test('invalid settings are refused in one line', () => {
  for (const [name, { expected, values }] of Object.entries(invalidSettings)) {
    for (const value of values) {
      const message = `${name} is ${JSON.stringify(value)}; expected ${expected}`;
      expect(() => readSettings({ [name]: value })).toThrow(new BuildError(message));
    }
  }
});

test('a command reports in one line what it needs', async ({ site, folder }) => {
  const env = { ...noSettings, PORT: 'http' };
  expect(await run(process.execPath, serveCommand(site), { env })).toEqual({
    code: 1,
    output: 'PORT is "http"; expected a whole number from 1 to 65535.',
  });
  expect(await run(process.execPath, serveCommand(join(folder, 'empty')), { env: noSettings })).toEqual({
    code: 1,
    output: `${join(folder, 'empty/index.html')} is missing: run "npm run build" first.`,
  });
});
