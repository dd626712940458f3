import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata } from 'next';
import { profile } from '@/content/profile';
import { basePath, canonicalHref, fileHref, type Route, siteUrl } from './addresses';
import { factsIn } from './facts';
import { defaultLocale, type Locale, locales } from './locales';
import { previewPath, previewSize, previewWords } from './search-engines/previews';
import { manifestPath } from './search-engines/web-manifest';
import { translator } from './translator';

/**
 * What a page says about itself to search engines and link previews. Its title and canonical address come from
 * `PageTitle`, which changes them with the language and the page. Without SITE_URL everything that has to be an absolute
 * address is left out.
 */
export function pageMetadata(locale: Locale, route: Route): Metadata {
  const t = translator(locale);
  const title = t(`meta.${route}.title`, factsIn(t));
  const description = t(`meta.${route}.description`, factsIn(t));
  const images = previewImages(locale, route);
  return {
    description,
    // Without a host: the security policy allows only the one that serves the page.
    manifest: basePath + manifestPath(locale),
    alternates: siteUrl ? { languages: languageVersions(route) } : undefined,
    openGraph: {
      type: route === 'home' ? 'profile' : 'website',
      siteName: profile.name,
      title,
      description,
      url: siteUrl ? canonicalHref(locale, route) : undefined,
      locale: territory(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(territory),
      images,
    },
    twitter: { card: images.length ? 'summary_large_image' : 'summary', title, description, images },
  };
}

/** The addresses of a page in every language, and the one for readers of any other. */
export function languageVersions(route: Route): Record<string, string> {
  const versions = locales.map((locale) => [locale, canonicalHref(locale, route)]);
  return Object.fromEntries([...versions, ['x-default', canonicalHref(defaultLocale, route)]]);
}

function previewImages(locale: Locale, route: Route) {
  const path = previewPath(locale, route);
  if (!siteUrl || !existsSync(join(process.cwd(), 'public', path))) return [];
  const { title, line } = previewWords(translator(locale), route);
  return [{ url: fileHref(path), ...previewSize, alt: `${title} ${line}`.trim() }];
}

/** A language with the country that most of its readers live in, as Open Graph expects it: `fr_FR`. */
function territory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
