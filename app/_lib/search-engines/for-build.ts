/** Everything that the build writes for search engines and link previews: scripts/lib/search-engines.mjs reads this. */
import { pagePath, routes } from '../addresses';
import { locales } from '../locales';
import { pageHead } from './page-head';
import { previewPath, previewWords } from './previews';
import { published, type Site } from './published';
import { sitemap } from './sitemap';
import { manifestPath, webManifest } from './web-manifest';

interface Additions {
  /** HTML for the heads of exported pages, by their paths, such as `/en/`. */
  heads: [page: string, html: string][];
  /** Whole files, by their paths in the export. */
  files: [path: string, text: string][];
}

/**
 * Gives what an export lacks for those who read it without opening it.
 * @param hasFile whether a path is in the export
 */
export function searchEngineAdditions(site: Site, hasFile: (path: string) => boolean): Additions {
  const at = published(site);
  const here = published({ ...site, siteUrl: null });
  const map = site.siteUrl ? ([['/sitemap.xml', sitemap(at)]] as [string, string][]) : [];
  const robots = ['User-agent: *', 'Allow: /', ...map.map(([path]) => `\nSitemap: ${at.file(path)}`), ''];
  return {
    heads: everyPage().map(({ locale, route }) => [
      pagePath(locale, route),
      pageHead(at, locale, route, hasFile(previewPath(locale, route))),
    ]),
    files: [
      ...map,
      ['/robots.txt', robots.join('\n')],
      ...locales.map((locale): [string, string] => [manifestPath(locale), webManifest(here, locale)]),
    ],
  };
}

/** The link preview of every page: its file and the words drawn in it. */
export function previews() {
  return everyPage().map(({ locale, route }) => ({
    path: previewPath(locale, route),
    locale,
    route,
    words: previewWords(locale, route),
  }));
}

const everyPage = () => routes.flatMap((route) => locales.map((locale) => ({ locale, route })));
