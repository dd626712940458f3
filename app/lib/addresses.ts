/**
 * Every address of the site is made here. The end of a name says what it includes: a `Path` is
 * inside the export, a `Href` begins with the base path, a `Url` with the origin.
 */
import type { TechnologyId, WorkKey } from '@/content/types';
import { defaultLocale, type Locale } from './locales';

/** The pages, in the order of the menu; any other name shows the error screen. */
export const routes = ['home', 'portfolio', 'contact', 'hobbies'] as const;

export type Route = (typeof routes)[number];

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
 * The address of a telephone link.
 * @example phoneHref('+33 6 39 98 07 42') // 'tel:+33639980742'
 */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** The path of a language's web app manifest: its scope begins at its own folder. */
export const manifestPath = (locale: Locale) => `${rootOf(locale)}manifest.webmanifest`;

/** The path of the picture that chats show beside a link to a page. */
export const previewPath = (locale: Locale, route: Route) => `/previews/${route}-${locale}.jpg`;

/** What an address shows on a page: a work, or the works that used a technology. */
export interface Detail {
  /** The slug of a work. */
  work?: string;
  /** The slug of a technology. A work that is named too counts more. */
  technology?: string;
}

/**
 * What follows the hash sign for a page: `#/` for home, `#/portfolio`.
 * @example routeHash('portfolio', { work: 'meetsys' }) // '#/portfolio?at=meetsys'
 * @example routeHash('portfolio', { technology: 'react' }) // '#/portfolio?tech=react'
 */
export function routeHash(route: Route, { work, technology }: Detail = {}): string {
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
 * A work as a link target: its place on the exported page.
 * @param work its slug
 */
export const workHref = (locale: Locale, work: string) => `${pageHref(locale, 'portfolio')}#${work}`;

/**
 * The address a visitor sees and shares, with the base path.
 * @example hashHref('en', '#/portfolio') // '/en/#/portfolio'
 */
export function hashHref(locale: Locale, hash: string): string {
  return basePath + rootOf(locale) + hash;
}

/** What the part of an address after the hash sign asks for. */
export type Target =
  | ({ kind: 'page'; route: Route } & Detail)
  /** An element of the page that is open, such as `#main`. */
  | { kind: 'anchor'; id: string }
  | { kind: 'unknown' };

/** The names that addresses may have. */
export type KnownNames = {
  routes: readonly Route[];
  works: readonly string[];
  technologies: readonly string[];
};

/**
 * Reads `location.hash`, which is hostile input: compared with known names, never used as a URL.
 * Accepts what mail programs, chats and keyboards do to a link: capitals, `%2F`, missing or more
 * slashes, parameters, anything behind a name that can't be part of it. An unknown work or
 * technology shows the whole page; the name of a work alone leads to the work.
 * Uses nothing outside its body, as inline scripts contain its source.
 */
export function readHash(hash: string, { routes, works, technologies }: KnownNames): Target {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  /** The known name that a text begins with, unless what follows could belong to a name. */
  const nameIn = <Name extends string>(text: string, known: readonly Name[]) =>
    known.find((name) => text.startsWith(name) && !/^[\p{L}\p{N}-]/u.test(decode(text.slice(name.length))));

  const [path = '', ...parameters] = hash
    .slice(1)
    .toLowerCase()
    .split(/[?&]|%3f|%26/);
  const parameter = (key: string, known: readonly string[]) => {
    const [, value = ''] = parameters.map((one) => one.split(/=|%3d/)).find(([name]) => name === key) ?? [];
    return nameIn(value, known);
  };
  const name = path.replace(/^(?:[/#]|%2f|%23)+/, '');
  const isBare = name === path;

  if (isBare) {
    const work = nameIn(name, works);
    if (work) return { kind: 'page', route: 'portfolio', work };
  }
  const route = nameIn(name, routes);
  if (route === 'portfolio') {
    const work = parameter('at', works);
    return { kind: 'page', route, work, technology: work ? undefined : parameter('tech', technologies) };
  }
  if (route && route !== 'home') return { kind: 'page', route };
  if (!isBare && !/[\p{L}\p{N}-]/u.test(decode(name))) return { kind: 'page', route: 'home' };
  return /^#[a-z][a-z0-9-]*$/.test(hash) ? { kind: 'anchor', id: name } : { kind: 'unknown' };
}
