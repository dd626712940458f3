import { factsIn } from '@/app/_lib/facts';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { type Route, routes } from '../addresses';
import { type Locale, locales } from '../locales';
import type { Translator } from '../translator';

/** The size of every link preview in pixels, as the large cards of all networks expect it. */
export const previewSize = { width: 1200, height: 630 };

/** The path of a page's link preview in the export. */
export function previewPath(locale: Locale, route: Route): string {
  return `/previews/${route}-${locale}.jpg`;
}

/** The words in the picture of a page's link preview, as scripts/artwork/previews draws them. */
export function previewWords(t: Translator, route: Route) {
  return {
    name: profile.name,
    title: t(`${route}.title`),
    telemetry: t(`${route}.telemetry`, { ...facts, steps: portfolio.length, count: hobbies.length }),
    role: t('home.role', factsIn(t)),
  };
}

/** The link previews of all pages. */
export function previews(translator: (locale: Locale) => Translator) {
  return routes.flatMap((route) =>
    locales.map((locale) => ({
      path: previewPath(locale, route),
      locale,
      route,
      words: previewWords(translator(locale), route),
    })),
  );
}
