import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import type { Route } from '../addresses';
import type { Locale } from '../locales';
import { translator } from '../translator';

/** The size of every link preview, in pixels: what the large cards of all networks are cut for. */
export const previewSize = { width: 1200, height: 630 };

/** Where the picture of a page's link preview stands in the export. */
export function previewPath(locale: Locale, route: Route): string {
  return `/previews/${route}-${locale}.jpg`;
}

/** The words in the picture of a page's link preview, as scripts/artwork/previews draws them. */
export function previewWords(locale: Locale, route: Route) {
  const t = translator(locale);
  return {
    name: profile.name,
    title: t(`${route}.title`),
    telemetry: t(`${route}.telemetry`, { ...facts, steps: portfolio.length, count: hobbies.length }),
    role: t('home.role', facts),
  };
}
