import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { factsIn } from '@/app/lib/facts';
import { profile } from '@/content/profile';
import { basePath, pageHref } from '../lib/addresses';
import { defaultLocale, type Locale, localeOf } from '../lib/locales';
import { viewport } from '../lib/viewport';

/** The path of a language's web app manifest: an installed English site starts in English. */
export function manifestPath(locale: Locale): string {
  return `${locale === defaultLocale ? '' : `/${locale}`}/manifest.webmanifest`;
}

/** The route handler of a language. Next's own convention knows one manifest for the whole site. */
export async function webManifest(_request: Request, { params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOf(await params);
  const t = await getTranslations({ locale });
  const icon = (purpose: 'any' | 'maskable') => (size: number) => ({
    src: `${basePath}/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const sizes = [192, 512];
  // The addresses are valid on every host, so they need no SITE_URL.
  const manifest: MetadataRoute.Manifest = {
    id: pageHref(locale, 'home'),
    name: t('meta.home.title', factsIn(t)),
    short_name: profile.name,
    description: t('meta.home.description', factsIn(t)),
    lang: locale,
    dir: 'ltr',
    start_url: pageHref(locale, 'home'),
    scope: `${basePath}/`,
    display: 'minimal-ui',
    theme_color: viewport.themeColor,
    background_color: viewport.themeColor,
    icons: [
      { src: `${basePath}/icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...sizes.map(icon('any')),
      ...sizes.map(icon('maskable')),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
