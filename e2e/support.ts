/** What specs share that have no `site` yet. */
import { expect, type Page } from 'playwright/test';
import type { Route } from '../app/lib/addresses';
import { routes } from '../app/lib/addresses';
import type { Locale } from '../app/lib/locales';
import { profile } from '../content/profile';
import { Site } from './support/site';
import { errorHeading, text as words } from './support/words';

export { record } from './support/requests';
export { works } from './support/words';
export { profile };

/** Those of the sample: what it lacks in a fork fails at the test that needs it. */
type Language = Locale | 'fr' | 'en';
export const text = words as Record<Language, (typeof words)[Locale]>;
export const pages = routes;

const siteOf = (page: unknown, language?: Language) => new Site(page as Page, language as Locale);

export const path = (language: Language, page: Route) => siteOf(null, language).path(page);
export const hash = (language: Language, page: Route) => siteOf(null, language).address(page);
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
/** The router's heading on the error screen, below what happened. */
export const expectError = (page: Page) =>
  expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
export const open = (page: Page, address: string) => siteOf(page).visit(address);
export const typeHash = (page: Page, typed: string) => siteOf(page).typeHash(typed);
