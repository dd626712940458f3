/** Before the first test of a run: the report names the browser. */
import type { FullConfig } from 'playwright/test';
import { describeBrowser, findBrowser } from '../../scripts/browser';

export default async function setUp({ metadata }: FullConfig): Promise<void> {
  // Pure functions are tested without a browser too.
  if (findBrowser()) metadata.browser = await describeBrowser();
}
