import { facts, profile } from '@/content/profile';
import { defaultLocale, type Locale } from '../locales';
import { translator } from '../translator';
import { viewport } from '../viewport';
import type { Published } from './published';

/** Where the web app manifest of a language stands in the export: whoever installs the English site starts in English. */
export function manifestPath(locale: Locale): string {
  return locale === defaultLocale ? '/manifest.webmanifest' : `/${locale}/manifest.webmanifest`;
}

/** The web app manifest of a language, as JSON. Its addresses hold on every host, so they need no SITE_URL. */
export function webManifest(here: Published, locale: Locale): string {
  const t = translator(locale);
  const start = here.page(locale, 'home');
  const icon = (purpose: 'any' | 'maskable') => (size: number) => ({
    src: here.file(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const sizes = [192, 512];
  const manifest = {
    id: start,
    name: t('meta.home.title', facts),
    short_name: profile.name,
    description: t('meta.home.description', facts),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: here.file('/'),
    display: 'minimal-ui',
    theme_color: viewport.themeColor,
    background_color: viewport.themeColor,
    icons: [
      { src: here.file('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...sizes.map(icon('any')),
      ...sizes.map(icon('maskable')),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
