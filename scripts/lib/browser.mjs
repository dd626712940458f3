/**
 * Finds a Chromium or Chrome for the tests: the one CHROMIUM names, an installed one, Debian's package where it can be
 * had, Playwright's own download last.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { run } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where browsers are when they are on no PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/**
 * A browser that is there already, or undefined: then Playwright looks for its own.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM) {
    if (isRunnable(env.CHROMIUM)) return env.CHROMIUM;
    throw new BuildFault(
      `CHROMIUM is ${JSON.stringify(env.CHROMIUM)}; expected the path of a browser that can be run.`,
    );
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...PLACES].find(isRunnable);
}

/**
 * Finds a browser or brings one.
 * @param {string} root
 * @returns {Promise<string | undefined>} its path; undefined means Playwright's own
 */
export async function provideBrowser(root) {
  const found = findBrowser();
  if (found) return found;
  if (await installDebianPackage(root)) return findBrowser();
  const { code, output } = await run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', 'chromium'],
    { cwd: root },
  );
  if (code === 0) return undefined;
  throw new BuildFault(
    `No Chromium or Chrome was found, and none could be installed. Install one, or set CHROMIUM to its path.\n${output}`,
  );
}

/**
 * @param {string} root
 * @returns {Promise<boolean>} whether the package is installed now
 */
async function installDebianPackage(root) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || !isDebian()) return false;
  const options = { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  // With --no-install-recommends it comes without fonts and sandbox helpers, and pages look unlike anywhere else.
  const { code } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  return code === 0;
}

/** Ubuntu's package of that name only points at a snap, which containers can't run. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string} file */
function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
