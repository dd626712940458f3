/**
 * Every address of the site is made here. The end of a name says what it includes: a `Path` is
 * inside the export, a `Href` begins with the base path, a `Url` with the origin.
 */

import { defaultLocale, type Locale } from '@/app/lib/locales';
import { hobbies } from '@/content/hobbies';
import type { TechnologyId, WorkKey } from '@/content/types';

export type Route = 'home' | 'portfolio' | 'contact' | 'hobbies';

/** The pages, in the order of the menu; any other name shows the error screen. */
export const routes: readonly Route[] = [
  'home',
  'portfolio',
  'contact',
  ...(hobbies.length ? (['hobbies'] as const) : []),
];

/** The prefix the site is served under (`BASE_PATH`), such as `/portfolio-site`, or nothing. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The origin of the site (`SITE_URL`). Without one, full addresses start at the root. */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';

const rootOf = (locale: Locale) => (locale === defaultLocale ? '/' : `/${locale}/`);

/**
 * An exported page as a link target: for crawlers, copied links and visitors without script.
 * @example pageHref('en', 'portfolio') // '/en/portfolio/', after the base path
 */
export function pageHref(locale: Locale, route: Route): string {
  return basePath + rootOf(locale) + (route === 'home' ? '' : `${route}/`);
}

/** The exported pages of a language. */
export type PageHrefs = Record<Route, string>;

export const pageHrefs = (locale: Locale) =>
  Object.fromEntries(routes.map((route) => [route, pageHref(locale, route)])) as PageHrefs;

/** The one full address of a page, for search engines and the browser's own Share. */
export function canonicalUrl(locale: Locale, route: Route): string {
  return siteUrl + pageHref(locale, route);
}

/**
 * The full address of a file of the export.
 * @param path such as `/previews/home-fr.jpg`
 */
export function fileUrl(path: string): string {
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

/**
 * The address of a telephone link; none for a number that only its own country can call.
 * @example phoneHref('+33 6 39 98 07 42') // 'tel:+33639980742'
 */
export const phoneHref = (phone: string) =>
  phone.startsWith('+') ? `tel:${phone.replaceAll(' ', '')}` : undefined;

/** The path of a language's web app manifest: its scope begins at its own folder. */
export const manifestPath = (locale: Locale) => `${rootOf(locale)}manifest.webmanifest`;

/** The path of the picture that chats show beside a link to a page. */
export const previewPath = (locale: Locale, route: Route) => `/previews/${route}-${locale}.jpg`;

/** A page, and what its address shows on it: a work, or the works that used a technology. */
export interface PageTarget {
  route: Route;
  /** The slug of a work. */
  work?: string;
  /** The slug of a technology. A work that is named too counts more. */
  technology?: string;
}

/**
 * What follows the hash sign for a page: `#/` for home, `#/portfolio`.
 * @example routeHash({ route: 'portfolio', work: 'meetsys' }) // '#/portfolio?at=meetsys'
 * @example routeHash({ route: 'portfolio', technology: 'react' }) // '#/portfolio?tech=react'
 */
export function routeHash({ route, work, technology }: PageTarget): string {
  const query = work ? `?at=${work}` : technology ? `?tech=${technology}` : '';
  return `#/${route === 'home' ? '' : route}${query}`;
}

/**
 * The name of a work or a technology in addresses.
 * @example toSlug('liveMusic') // 'live-music'
 */
export const toSlug = (key: WorkKey | TechnologyId) =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A page as a document, at the work or with the technology that its address names.
 * It uses nothing outside its body, as inline scripts contain its source.
 * @param page the address of the exported page
 * @example documentHref('/work/', { route: 'portfolio', work: 'shop' }) // '/work/#shop'
 */
export function documentHref(page: string, { route, work, technology }: PageTarget): string {
  const filter = technology ? `#/${route}?tech=${technology}` : '';
  return page + (work ? `#${work}` : filter);
}

/**
 * A work as a link target: its place on the exported page.
 * @param work its slug
 */
export const workHref = (locale: Locale, work: string) =>
  documentHref(pageHref(locale, 'portfolio'), { route: 'portfolio', work });

/**
 * The address a visitor sees and shares, with the base path.
 * @example hashHref('en', '#/portfolio') // '/en/#/portfolio'
 */
export function hashHref(locale: Locale, hash: string): string {
  return basePath + rootOf(locale) + hash;
}
