/** The browser of the tests: which one, and an installation where there is none. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './lib/run';
import { BuildError } from './lib/script';

/** The first one has no windows, and opens pages in two thirds of the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where browsers are when they are not on the PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder = '') =>
      ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
        join(folder, file),
      ),
  ),
];

/**
 * The path of the browser of the tests: the one that CHROMIUM names, else Playwright's own, else
 * one of the system.
 * @returns undefined when none is installed
 * @throws if CHROMIUM names something else
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM && !isRunnable(CHROMIUM))
    throw new BuildError(`CHROMIUM is "${CHROMIUM}"; expected the path of a browser that can be run.`);
  const onPath = commands.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return CHROMIUM || [chromium.executablePath(), ...onPath, ...places].find(isRunnable);
}

/**
 * Starts the chosen browser and names it, with its version.
 * @throws if there is none, or it does not start
 */
export async function describeBrowser(): Promise<string> {
  const path = findBrowser();
  try {
    const browser = await chromium.launch({ executablePath: path });
    await browser.close();
    return `Chromium ${browser.version()} at ${path}`;
  } catch (error) {
    const [cause] = String(error).split('\n');
    throw new BuildError(`${path ?? 'Chromium'} can't be started: ${cause}`);
  }
}

/** Installs a browser where there is none: Playwright's or, if it can't be downloaded, Debian's. */
export async function provideBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log('No Chromium or Chrome was found: downloading the one of Playwright.');
  await run('playwright', ['install', 'chromium'], { shown: true });
  // Ubuntu's package of that name only points at a snap, which containers can't run.
  const isDebian =
    existsSync('/etc/debian_version') && /^ID="?debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!findBrowser() && isDebian && process.getuid?.() === 0) {
    console.log("That failed: installing Debian's packages of it, which Ctrl+C does not interrupt.");
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, shown: true, protected: true };
    await run('apt-get', ['update', '-qq'], options);
    // Not with --no-install-recommends: it leaves out fonts, and pages look unlike anywhere else.
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], options);
  }
  if (findBrowser()) return;
  throw new BuildError('The tests need Chromium or Chrome: install one, or set CHROMIUM to its path.');
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return true;
}
