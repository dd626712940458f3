import type { getTranslations } from 'next-intl/server';
import { factsIn } from '@/app/_lib/facts';
import { facts, profile } from '@/content/profile';
import type { Route } from '../addresses';
import type { Locale } from '../locales';

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The size of every link preview in pixels, as the large cards of all networks expect it. */
export const previewSize = { width: 1200, height: 630 };

/** The name of a page's link preview. */
export const previewFile = (locale: Locale, route: Route) => `${route}-${locale}.jpg`;

/** The words in the picture of a page's link preview. */
export function previewWords(t: Translator, route: Route) {
  const lines: Partial<Record<Route, string>> = {
    home: t('home.proposition'),
    portfolio: t('portfolio.lead', facts),
    hobbies: t('home.invitation'),
  };
  return {
    name: profile.name,
    role: t('home.role', factsIn(t)),
    title: t(`${route}.title`),
    line: lines[route] ?? '',
  };
}
