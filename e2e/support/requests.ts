/** Requests of a page: recorded, waited for, or held back. */
import { once } from 'node:events';
import type { Page, Request } from 'playwright/test';
import { profile } from '../../content/profile';

/** The files of scripts. */
export const scripts = /\/_next\/static\/.*\.js$/;

export const sheets = /\/_next\/static\/.*\.css$/;

/** Icons are requested again when the address changes; a remote background may be late or fail. */
const isLeftOut = (url: string, page: Page) =>
  (/icon\.(ico|svg)/.test(url) && new URL(url).origin === new URL(page.url()).origin) ||
  url === profile.background.remoteUrl;

/** What a page does from now on: its requests, the paths of its documents, and its errors. */
export function record(page: Page) {
  const requests: string[] = [];
  const documents: string[] = [];
  /** Errors that nothing caught. */
  const thrown: string[] = [];
  /** Those and what the console shows as an error. */
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!isLeftOut(request.url(), page)) requests.push(request.url());
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', ({ message }) => void [errors.push(message), thrown.push(message)]);
  page.on('console', (message) => {
    // Firefox reports a font that it no longer needs, as its page is left.
    const isOwn = !message.text().startsWith('download failed') && !isLeftOut(message.location().url, page);
    if (message.type() === 'error' && isOwn) errors.push(message.text());
  });
  return { requests, documents, thrown, errors };
}

/** Holds back requests for some files. @returns a function that releases them, and later ones */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new AbortController();
  const released = once(gate.signal, 'abort');
  // The page that asked may be gone by then.
  await page.route(files, (route) => released.then(() => route.fallback()).catch(() => {}));
  return () => gate.abort();
}

/**
 * Touches the page, so that it loads the other pages at once, and waits until no request is under
 * way and none has been sent for 0.7 seconds.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  const hasAsked = async () => {
    // The page asks in idle periods, which a busy machine has few of.
    await page.evaluate(async () => {
      if ('requestIdleCallback' in window)
        await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
    });
    return page.waitForEvent('request', { timeout: 700 }).then(Boolean, () => false);
  };
  while ((await hasAsked()) || underWay.size);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
