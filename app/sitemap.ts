import type { MetadataRoute } from 'next';
import { languageVersions } from './document/metadata';
import { canonicalUrl, routes } from './lib/address/addresses';
import { locales } from './lib/locales';

export const dynamic = 'force-static';

/** Every page with its versions in the other languages. Without SITE_URL the build removes it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.flatMap((route) =>
    locales.map((locale) => ({
      url: canonicalUrl(locale, route),
      alternates: { languages: languageVersions(route) },
    })),
  );
}
