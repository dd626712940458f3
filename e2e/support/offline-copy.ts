/** The copy of the site that its service worker keeps for visits without a network. */
import { expect, type Page } from 'playwright/test';

/** Presses a key, as a reader does, and passes the time until the site fetches its copy. */
export async function read(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.clock.fastForward(10_000);
}

/** Waits until the whole copy is there, and answers for the host. */
export const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), 'the copy of the site')
    .toBe('activated');
