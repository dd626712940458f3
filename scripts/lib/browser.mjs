/**
 * Finds a Chromium or Chrome for the tests and for printing: the one CHROMIUM names, an installed one, Debian's package
 * where it can be had, Playwright's own download last.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { run } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const HEADLESS_SHELL = 'chromium-headless-shell';

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
  return [...onPath(COMMANDS, env), ...PLACES].find(isRunnable);
}

/**
 * Chromium without what only a window needs, as Playwright's own download is: it opens pages in two thirds of the time.
 * It lacks the cache of whole pages.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined} undefined too where CHROMIUM asks for another browser
 */
export function findHeadlessShell(env = process.env) {
  return env.CHROMIUM ? undefined : onPath([HEADLESS_SHELL], env).find(isRunnable);
}

/**
 * @param {string[]} commands
 * @param {Record<string, string | undefined>} env
 */
function onPath(commands, { PATH = '' }) {
  const folders = PATH.split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/**
 * Finds a browser or brings one.
 * @param {string} root
 * @returns {Promise<string | undefined>} its path; undefined means Playwright's own
 */
export async function provideBrowser(root) {
  const found = findBrowser();
  if (found) return found;
  if (await installDebianPackage(root, 'chromium')) return findBrowser();
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
 * Finds or brings what the tests run in: both browsers where Debian has them, as one test needs the whole one.
 * @param {string} root
 * @returns {Promise<string | undefined>} the path of the one that most run in; undefined means Playwright's own
 */
export async function provideTestBrowsers(root) {
  const browser = await provideBrowser(root);
  if (!process.env.CHROMIUM && !findHeadlessShell()) await installDebianPackage(root, HEADLESS_SHELL);
  return findHeadlessShell() ?? browser;
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Promise<boolean>} whether the package is installed now
 */
async function installDebianPackage(root, name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || !isDebian()) return false;
  const options = { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  // With --no-install-recommends it comes without fonts and sandbox helpers, and pages look unlike anywhere else.
  const { code } = await run('apt-get', ['install', '-y', '-qq', name], options);
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
