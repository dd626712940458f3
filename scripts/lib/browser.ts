/**
 * Finds a Chromium for the tests and for printing: the one that CHROMIUM names, Playwright's own, an installed one.
 * Where there is none, Playwright's installer is tried first and Debian's package last.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { BuildError } from './errors';
import { run } from './run';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Where browsers are when they are not on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

type Environment = Record<string, string | undefined>;

/** The path of a complete browser, or undefined when none is installed. */
export function findBrowser(env: Environment = process.env): string | undefined {
  if (env.CHROMIUM) {
    if (isRunnable(env.CHROMIUM)) return env.CHROMIUM;
    throw new BuildError(
      `CHROMIUM is ${JSON.stringify(env.CHROMIUM)}; expected the path of a browser that can be run.`,
    );
  }
  return [chromium.executablePath(), ...onPath(COMMANDS, env), ...PLACES].find(isRunnable);
}

/**
 * Chromium without its windows: it opens pages in two thirds of the time, and lacks the back/forward cache. Undefined
 * where CHROMIUM names another browser.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM ? undefined : onPath([HEADLESS_SHELL], process.env).find(isRunnable);
}

export async function provideBrowser(): Promise<string> {
  const found = findBrowser() ?? (await installBrowser());
  if (found) return found;
  throw new BuildError(
    'No Chromium or Chrome was found, and none could be installed. Install one, or set CHROMIUM to its path.',
  );
}

/** Finds or installs what the tests need; returns the path of the browser that most of them use. */
export async function provideTestBrowser(): Promise<string> {
  const browser = await provideBrowser();
  const isPlaywrights = browser === chromium.executablePath();
  if (!isPlaywrights && !process.env.CHROMIUM && !findHeadlessShell())
    await installDebianPackage(HEADLESS_SHELL);
  return findHeadlessShell() ?? browser;
}

async function installBrowser(): Promise<string | undefined> {
  const { code } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) {
    console.log("          Playwright could not download its Chromium: trying Debian's package.");
    await installDebianPackage('chromium');
  }
  return findBrowser();
}

async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !isDebian()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  // Not with --no-install-recommends: it leaves out fonts, and pages look unlike anywhere else.
  await run('apt-get', ['install', '-y', '-qq', name], { env });
}

/** Ubuntu's package of that name only points at a snap, which containers can't run. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function onPath(commands: string[], { PATH = '' }: Environment): string[] {
  const folders = PATH.split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
