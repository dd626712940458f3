import type { WorkKey } from '@/content/types';
import { defaultLocale, type Locale } from './locales';

/** The pages, in the order of the menu; any other name shows the error screen. A new one: "A page" in docs/owner-guide.md. */
export const routes = ['home', 'portfolio', 'contact', 'hobbies'] as const;

export type Route = (typeof routes)[number];

/** The prefix the site is served under (BASE_PATH, scripts/lib/settings.ts), such as `/portfolio-site`, or nothing. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The origin the site is published at (SITE_URL, as above), or nothing: full addresses then start at the root. */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';

const segmentOf = (route: Route) => (route === 'home' ? '' : route);

/** What the pages are called in addresses: the home page has an empty name. */
export const segments = routes.map(segmentOf);

export type Segment = (typeof segments)[number];

const rootOf = (locale: Locale) => (locale === defaultLocale ? '/' : `/${locale}/`);

/**
 * An exported page as a link target: for crawlers, copied links and visitors without script.
 * @example pageHref('en', 'portfolio') // '/en/portfolio/', after the base path
 */
export function pageHref(locale: Locale, route: Route): string {
  return basePath + rootOf(locale) + (route === 'home' ? '' : `${route}/`);
}

/** The one full address of a page, under which search engines list it and a browser's own menu shares it. */
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

/** The paths of the files to download in a language, under names that a recruiter keeps. */
export function downloads(locale: Locale) {
  // Nothing is left of a name without Latin letters or a known transliteration.
  const owner = process.env.NEXT_PUBLIC_OWNER;
  const name = (kind: string) => [kind, owner, locale].filter(Boolean).join('-');
  return {
    pdf: `/cv/${name('cv')}.pdf`,
    docx: `/cv/${name('cv')}.docx`,
    card: `/card/${owner || 'card'}-${locale}.vcf`,
    resume: `/resume/${name('resume')}.json`,
  };
}

/** The path of a language's web app manifest: its scope begins at its own folder. */
export const manifestPath = (locale: Locale) => `${rootOf(locale)}manifest.webmanifest`;

/** The path of the picture that chats show beside a link to a page. */
export const previewPath = (locale: Locale, route: Route) => `/previews/${route}-${locale}.jpg`;

/**
 * What follows the hash sign for a page: `#/` for home, `#/portfolio`.
 * @param at a work on it: `#/portfolio?at=meetsys`
 */
export function routeHash(route: Route, at?: string): string {
  return `#/${segmentOf(route)}${at ? `?at=${at}` : ''}`;
}

/**
 * The name of a work in addresses.
 * @example workId('liveMusic') // 'live-music'
 */
export const workId = (key: WorkKey) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The address a visitor sees and shares, with the base path.
 * @example hashAddress('en', '#/portfolio') // '/en/#/portfolio'
 */
export function hashAddress(locale: Locale, hash: string): string {
  return basePath + rootOf(locale) + hash;
}

/** What the part of an address after the hash sign asks for: a page, a work, an element of the page, or nothing known. */
export interface Target {
  page?: Segment;
  /** On the portfolio. */
  work?: string;
  /** The id of an element, such as `main`. */
  anchor?: string;
}

/**
 * Reads `location.hash`, which is hostile input: it is only ever compared with the tables, never decoded or used as a URL.
 * It accepts what mail programs, chats and keyboards do to a link: capitals, `%2F`, a missing slash, punctuation after it,
 * parameters. Of the parameters only `at` is read; an unknown work, such as one that has been removed, leads to the top of
 * Portfolio. The name of a work alone, as in links of pages without script, leads to the work. next-place.ts says what follows.
 * It must use nothing outside its body: address-script.ts writes its source into the pages.
 */
export function readHash(hash: string, pages: readonly Segment[], works: readonly string[]): Target {
  const address = /^#(\/|%2f)?([a-z][a-z0-9-]*|)\/?[.,;:!)\]]*(?:(?:[?&]|%3f)(.*))?$/;
  const [match, slash, name, query = ''] = address.exec(hash.toLowerCase()) ?? [];
  if (!match || !(slash || name)) return {};
  const page = pages.find((known) => known === name);
  const at = /(?:^|&)at(?:=|%3d)([a-z0-9-]+)[.,;:!)\]]*(?:&|$)/.exec(query)?.[1];
  const wanted = page === 'portfolio' ? at : !slash && name;
  const work = works.find((known) => known === wanted);
  if (work) return { page: 'portfolio', work };
  if (page !== undefined) return { page };
  return hash === `#${name}` ? { anchor: name } : {};
}
