import { routes } from '../addresses';
import { defaultLocale, locales } from '../locales';
import type { Published } from './published';

/** The sitemap: every page with its versions in the other languages, as XML. Only full addresses may stand in it. */
export function sitemap(at: Published): string {
  const urls = routes.flatMap((route) => {
    const versions = [
      ...locales.map((locale) => alternate(locale, at.page(locale, route))),
      alternate('x-default', at.page(defaultLocale, route)),
    ];
    return locales.map(
      (locale) => `<url>\n<loc>${at.page(locale, route)}</loc>\n${versions.join('\n')}\n</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

// Addresses are made of SITE_URL, BASE_PATH and the table of pages: none holds a sign that XML would have to escape.
const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
