import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { root } from './lib/paths';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads its fixtures from it
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test.skip(process.platform === 'win32', 'a file of any content can be run there');

/** What a line of code prints on a machine whose PATH is a folder `bin`. */
function print(folder: string, code: string, env: Record<string, string> = {}) {
  const imports = `import { chromium } from 'playwright'; import { findBrowser } from './scripts/browser.ts';`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', `${imports} console.log(${code})`];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM: '',
      PATH: [join(folder, 'empty'), join(folder, 'bin')].join(delimiter),
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
      ...env,
    },
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

function install(file: string, mode = 0o755): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

test('Playwright’s own browser comes before those of the system', ({ folder }) => {
  const own = install(print(folder, 'chromium.executablePath()'));
  install(join(folder, 'bin/chromium'));
  expect(print(folder, 'findBrowser()')).toBe(own);
});

test('of the browsers of the system the first one is taken', ({ folder }) => {
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  const [first] = names.map((name) => install(join(folder, 'bin', name)));
  expect(print(folder, 'findBrowser()')).toBe(first);
});

test('CHROMIUM names a browser before all others', ({ folder }) => {
  install(join(folder, 'bin/chromium'));
  const named = install(join(folder, 'My browser/chrome'));
  expect(print(folder, 'findBrowser()', { CHROMIUM: named })).toBe(named);
});

test('a CHROMIUM that can’t be run is refused in one line', ({ folder }) => {
  const CHROMIUM = install(join(folder, 'notes'), 0o644);
  expect(print(folder, 'findBrowser()', { CHROMIUM })).toContain(
    `BuildError: CHROMIUM is "${CHROMIUM}"; expected the path of a browser that can be run.`,
  );
});

test('without any browser none is found', ({ folder }) => {
  test.skip(process.platform === 'darwin', 'Chrome may be among the applications');
  install(join(folder, 'bin/chromium'), 0o644);
  expect(print(folder, 'String(findBrowser())')).toBe('undefined');
});
