import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { basePath, pageHref } from '@/app/lib/address/addresses';
import { ground } from '@/app/lib/ground';
import { directionOf, type Locale } from '@/app/lib/locales';
import { textFacts } from '@/app/lib/texts/message-values';
import { profile } from '@/content/profile';

/** One for each language, so that an installed English site starts in English. */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale });
  const icon = (purpose: 'any' | 'maskable', size: number) => ({
    src: `${basePath}/app-icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  // Addresses without a host need no SITE_URL.
  return {
    id: pageHref(locale, 'home'),
    name: t('meta.home.title', textFacts(t)),
    short_name: profile.name,
    description: t('meta.home.description', textFacts(t)),
    lang: locale,
    dir: directionOf(locale),
    start_url: pageHref(locale, 'home'),
    scope: `${basePath}/`,
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: `${basePath}/app-icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [icon('any', size), icon('maskable', size)]),
    ],
  };
}
