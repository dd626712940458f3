import { pagePath } from '../addresses';
import type { Locale } from '../locales';

/** Where the site is published, as far as it is known. */
export interface Site {
  siteUrl: string | null;
  basePath: string;
}

/** The full address of the home page, or nothing when nobody knows it yet: a file that is kept can't hold a path. */
export function homeUrl({ siteUrl, basePath }: Site, locale: Locale): string | undefined {
  return siteUrl ? siteUrl + basePath + pagePath(locale, 'home') : undefined;
}
