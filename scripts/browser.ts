/** Finds a Chromium for the tests: the one that CHROMIUM names, Playwright's own, an installed one. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './lib/run';
import { BuildError } from './lib/script';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where browsers are when they are not on the PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
    join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** The path of a complete browser, or undefined when none is installed. */
export function findBrowser(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !isRunnable(CHROMIUM))
    throw new BuildError(`CHROMIUM is "${CHROMIUM}"; expected the path of a browser that can be run.`);
  return CHROMIUM || [chromium.executablePath(), ...onPath(...commands), ...places].find(isRunnable);
}

/** Chromium without its windows: it opens pages in two thirds of the time, and lacks the back/forward cache. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM ? undefined : onPath('chromium-headless-shell').find(isRunnable);

/** Installs a browser where there is none: Playwright's or, where that can't be downloaded, Debian's package. */
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

const onPath = (...names: string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return true;
}
