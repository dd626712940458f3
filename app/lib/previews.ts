import { getMessages, getTranslations } from 'next-intl/server';
import { profile } from '@/content/profile';
import type { Route } from './address/addresses';
import type { Locale } from './locales';
import { localeData } from './texts/locale-data';
import { textFacts } from './texts/message-values';
import { claimOf, resultInFull } from './texts/work-summary';
import { entriesIn } from './texts/works';

/** The size of a link preview in pixels, as the large cards of all networks expect it. */
export const previewSize = { width: 1200, height: 630 };

/** The words in the picture of a page's link preview. */
export async function previewWords(locale: Locale, route: Route) {
  const t = await getTranslations({ locale });
  const shown = entriesIn(await getMessages({ locale }), localeData(locale))
    .flatMap(({ worksArray }) => worksArray)
    .find(({ key }) => key === profile.highlights[0]?.work);
  const lines: Partial<Record<Route, string>> = {
    home: t.has('home.proposition')
      ? t.markup('home.proposition', { result: (words) => words, b: (words) => words })
      : shown && claimOf(shown).claim,
    portfolio: shown && resultInFull(shown, t),
    hobbies: t('home.hobbies'),
  };
  const titleOfHome = () => t.markup('home.title', { ...textFacts(t), greeting: () => '' }).trim();
  return {
    name: profile.name,
    role: t('home.role', textFacts(t)),
    title: route === 'home' ? titleOfHome() : t(`${route}.title`),
    line: lines[route] ?? '',
  };
}
