/** What specs share that have no `site` yet. */
import { expect, type Page } from 'playwright/test';
import type { Route } from '../app/lib/addresses';
import { routes } from '../app/lib/addresses';
import { type Locale, locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { Site } from './support/site';
import { errorHeading, text as words } from './support/words';

export { record, scripts } from './support/requests';
export { works } from './support/words';
export { profile };
export const languages = locales;
/** Those of the sample: what it lacks in a fork fails at the test that needs it. */
export type Language = Locale | 'fr' | 'en';
export const text = words as Record<Language, (typeof words)[Locale]>;
export const pages = routes;

const siteOf = (page: unknown, language?: Language) => new Site(page as Page, language as Locale);

export const roots = Object.fromEntries(locales.map((one) => [one, siteOf(null, one).root])) as Record<
  Language,
  string
>;
export const path = (language: Language, page: Route) => siteOf(null, language).path(page);
export const hash = (language: Language, page: Route) => siteOf(null, language).address(page);
export const link = (page: Page, language: Language, name: Route) => siteOf(page, language).link(name);
export const flag = (page: Page, language: Language) => siteOf(page, language).flag();
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
export const expectPage = (page: Page, language: Language, name: Route, address?: string) =>
  siteOf(page, language).expectPage(name, address);
/** The router's heading on the error screen, below what happened. */
export const expectError = (page: Page) =>
  expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
export const untilReady = (page: Page) => siteOf(page).untilReady();
export const open = (page: Page, address: string) => siteOf(page).visit(address);
export const typeHash = (page: Page, typed: string) => siteOf(page).typeHash(typed);
export const moveTo = (page: Page, language: Language, name: Route) => siteOf(page, language).moveTo(name);
export const saveData = (page: Page) => siteOf(page).saveData();
