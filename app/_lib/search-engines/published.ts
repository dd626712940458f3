import { pagePath, type Route } from '../addresses';
import type { Locale } from '../locales';

/** Where the export is going to stand: the settings SITE_URL and BASE_PATH. */
export interface Site {
  siteUrl: string | null;
  basePath: string;
}

/** Full addresses of an export; without SITE_URL they start at the root, as any absolute one would be a guess. */
export interface Published {
  page: (locale: Locale, route: Route) => string;
  /** @param path in the export, such as `/previews/home-fr.jpg` */
  file: (path: string) => string;
  /** The same for whoever is on the site already: of this host, whichever it is. */
  here: (path: string) => string;
}

/** Gives the addresses under which the parts of a site are published. */
export function published({ siteUrl, basePath }: Site): Published {
  const here = (path: string) => basePath + path;
  const file = (path: string) => (siteUrl ?? '') + here(path);
  return { file, here, page: (locale, route) => file(pagePath(locale, route)) };
}
