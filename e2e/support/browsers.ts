/** How the tests start each browser. */
import { existsSync } from 'node:fs';
import {
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  firefox as playwrightFirefox,
} from 'playwright/test';
import { findBrowser } from '../../scripts/browser';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

export const chromium: Use = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      // Both headless modes of Chromium draw letters alike with it.
      '--font-render-hinting=slight',
      // A world that a busy processor draws is slow, which is no reason to take its context away.
      '--disable-gpu-watchdog',
    ],
  },
};

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** Playwright's own; without it Debian's, by the protocol that it has. */
export const firefox: Use = {
  browserName: 'firefox',
  ...(!existsSync(playwrightFirefox.executablePath()) &&
    existsSync(DEBIAN_FIREFOX) && {
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: DEBIAN_FIREFOX,
        firefoxUserPrefs: {
          // With it Back across documents never ends under automation.
          'fission.bfcacheInParent': false,
          'ui.prefersReducedMotion': 1,
        },
      },
    }),
};
