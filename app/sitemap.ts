import type { MetadataRoute } from 'next';
import { canonicalHref, routes } from './lib/addresses';
import { locales } from './lib/locales';
import { languageVersions } from './shell/metadata';

export const dynamic = 'force-static';

/** Every page with its versions in the other languages. The build removes it where SITE_URL is not set. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.flatMap((route) =>
    locales.map((locale) => ({
      url: canonicalHref(locale, route),
      alternates: { languages: languageVersions(route) },
    })),
  );
}
