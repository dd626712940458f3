/** What a page requests, throws and reports, recorded from a moment on. */
import { expect, type Page, type Request } from 'playwright/test';

/** Records the requests of a page from now on, except for the icon: browsers ask again when the address changes. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!/icon\.(ico|svg)/.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Records the paths of the documents that a page loads from now on. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Records what a page throws from now on. */
export function recordThrown(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

/** Records what a page throws from now on, and what it reports as an error in the console. */
export function recordErrors(page: Page): string[] {
  const errors = recordThrown(page);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/**
 * Watches the requests of a page from now on.
 * @returns a function that waits until everything is fetched that the page fetches ahead
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return async () => {
    // Pages are fetched ahead in an idle callback, and these are called in their order.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(700);
  };
}
