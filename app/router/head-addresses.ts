import { pageHref, type Route, routes } from '@/app/lib/address/addresses';
import { knownNames } from '@/app/lib/address/known-names';
import type { Locale } from '@/app/lib/locales';

/** The addresses of all pages in a language. */
export type Hrefs = Record<Route, string>;

export const hrefsIn = (locale: Locale) =>
  Object.fromEntries(routes.map((route) => [route, pageHref(locale, route)])) as Hrefs;

/** Technologies are left out: the page itself reads them, and each head would be longer. */
export const headNames = { ...knownNames(), technologies: [] };
