import { defaultLocale, type Locale, locales } from './locales';

/** The table of known pages, in the order of the menu (words: `nav.*`): no other name in an address has an effect. */
export const routes = ['home', 'portfolio', 'contact', 'hobbies'] as const;

export type Route = (typeof routes)[number];

/** What the part of an address after the hash sign asks for. */
export type HashTarget =
  | { kind: 'none' }
  | { kind: 'page'; route: Route; at?: string }
  | { kind: 'anchor'; id: string }
  | { kind: 'unknown' };

/** The prefix the site is served under, such as `/portfolio-site`, or nothing. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The origin the site is published at, or nothing: full addresses then start at the root. */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';

const segmentOf = (route: Route) => (route === 'home' ? '' : route);

const rootOf = (locale: Locale) => (locale === defaultLocale ? '/' : `/${locale}/`);

/**
 * The path of an exported page, without the base path.
 * @example pagePath('en', 'portfolio') // '/en/portfolio/'
 */
export function pagePath(locale: Locale, route: Route): string {
  const segment = segmentOf(route);
  return segment ? `${rootOf(locale)}${segment}/` : rootOf(locale);
}

/** The same page as a link target, with the base path: for crawlers, copied links and visitors without script. */
export function pageHref(locale: Locale, route: Route): string {
  return basePath + pagePath(locale, route);
}

/** The one full address of a page, under which search engines list it and share sheets pass it on. */
export function canonicalHref(locale: Locale, route: Route): string {
  return siteUrl + pageHref(locale, route);
}

/**
 * The full address of a file of the export.
 * @param path such as `/previews/home-fr.jpg`
 */
export function fileHref(path: string): string {
  return siteUrl + basePath + path;
}

/**
 * What follows the hash sign for a page: `#/` for home, `#/portfolio`.
 * @param at a work on it: `#/portfolio?at=meetsys`
 */
export function routeHash(route: Route, at?: string): string {
  return `#/${segmentOf(route)}${at ? `?at=${at}` : ''}`;
}

/**
 * The address a visitor sees and shares, with the base path.
 * @example hashAddress('en', '#/portfolio') // '/en/#/portfolio'
 */
export function hashAddress(locale: Locale, hash: string): string {
  return basePath + rootOf(locale) + hash;
}

/**
 * Reads `location.hash`, which is hostile input: it is only ever compared with the table, never decoded or used as
 * a URL. Of a query behind the name only `at` is read, the work of a shared link, which is then compared with those of the
 * page; the rest is ignored, because sharing tools append parameters of their own.
 * The inline script of address-script.ts follows the same grammar; their agreement is tested.
 */
export function readHash(hash: string): HashTarget {
  if (hash === '' || hash === '#') return { kind: 'none' };
  const id = /^#([a-z][a-z0-9-]*)$/.exec(hash)?.[1];
  if (id) return { kind: 'anchor', id };
  const [, name, query = ''] = /^#\/([a-z]*)\/?(?:\?(.*))?$/.exec(hash) ?? [];
  const route = routes.find((known) => segmentOf(known) === name);
  if (!route) return { kind: 'unknown' };
  const at = route === 'portfolio' && /(?:^|&)at=([a-z][a-z0-9-]*)(?:&|$)/.exec(query)?.[1];
  return at ? { kind: 'page', route, at } : { kind: 'page', route };
}

/**
 * The page and language of a path of this site.
 * @param path without the base path, as `usePathname` gives it
 */
export function readPath(path: string): { locale: Locale; route: Route } | null {
  for (const locale of locales) {
    const route = routes.find((known) => pagePath(locale, known) === path);
    if (route) return { locale, route };
  }
  return null;
}
