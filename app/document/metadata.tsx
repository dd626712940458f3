import type { Metadata, Viewport } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import {
  basePath,
  canonicalUrl,
  fileUrl,
  manifestPath,
  previewPath,
  type Route,
  siteUrl,
} from '@/app/lib/address/addresses';
import { ground } from '@/app/lib/ground';
import { defaultLocale, formatLocale, type Locale, locales } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { previewSize, previewWords } from '@/app/lib/previews';
import { localeData } from '@/app/lib/texts/locale-data';
import { textFacts } from '@/app/lib/texts/message-values';
import { technologiesByUse, technologyName } from '@/app/lib/texts/technologies';
import { capitalize } from '@/app/lib/texts/wording';
import { entriesIn } from '@/app/lib/texts/works';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';

/** The browser's own bars take the ground of the page. */
export const viewport = { themeColor: ground, colorScheme: 'dark' } as const satisfies Viewport;

/**
 * What a page says about itself to search engines and link previews. `PageTitle` adds what changes
 * with page and language. Tags that need an absolute address need SITE_URL.
 */
export async function pageMetadata(locale: Locale, route: Route): Promise<Metadata> {
  const t = await getTranslations({ locale });
  const title = t(`meta.${route}.title`, textFacts(t));
  const description = t(`meta.${route}.description`, textFacts(t));
  const images = siteUrl ? [await previewImage(locale, route)] : [];
  return {
    description,
    icons: siteIcons,
    // Without a host: the Content-Security-Policy allows only the one that serves the page.
    manifest: basePath + manifestPath(locale),
    alternates: siteUrl ? { languages: languageVersions(route) } : undefined,
    openGraph: {
      type: route === 'home' ? 'profile' : 'website',
      siteName: profile.name,
      title,
      description,
      url: siteUrl ? canonicalUrl(locale, route) : undefined,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images,
    },
  };
}

/** The addresses of a page in every language, and the one for readers of any other. */
export function languageVersions(route: Route): Record<string, string> {
  const versions = locales.map((locale) => [locale, canonicalUrl(locale, route)]);
  return Object.fromEntries([...versions, ['x-default', canonicalUrl(defaultLocale, route)]]);
}

async function previewImage(locale: Locale, route: Route) {
  const { title, line } = await previewWords(locale, route);
  const alt = line ? title + (title.endsWith('.') ? ' ' : ' — ') + line : title;
  return { url: fileUrl(previewPath(locale, route)), ...previewSize, alt };
}

/** The icons of a document. */
export const siteIcons = {
  icon: [
    { url: `${basePath}/app-icons/favicon-48.png`, sizes: '48x48', type: 'image/png' },
    { url: `${basePath}/app-icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: `${basePath}/app-icons/apple-180.png`, sizes: '180x180' },
} satisfies Metadata['icons'];

/** With the country where most of its readers live, as Open Graph expects it: `fr_FR`. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(formatLocale(locale)).maximize();
  return `${language}_${region}`;
}

/**
 * What search engines show next to a link to Home: who the owner is. They show nothing for pages of
 * other kinds.
 */
export async function StructuredData({ locale }: { locale: Locale }) {
  const thing = await ownerPage(locale);
  // A "</script" in a text would end the element.
  const __html = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and a block of data is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

async function ownerPage(locale: Locale) {
  const t = await getTranslations({ locale });
  const entries = entriesIn(await getMessages({ locale }), localeData(locale));
  const schools = [...new Set(resume.education?.map(({ institution }) => institution))];
  const url = canonicalUrl(locale, 'home');
  return {
    '@type': 'ProfilePage',
    url,
    name: t('meta.home.title', textFacts(t)),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Person',
      // The same in all languages, so that search engines recognise the same person.
      '@id': `${canonicalUrl(defaultLocale, 'home')}#owner`,
      url,
      name: profile.name,
      givenName: profile.givenName,
      familyName: profile.familyName,
      jobTitle: capitalize(t('meta.jobTitle'), locale),
      description: t('cv.summary'),
      image: t.has('pictures.portrait') ? fileUrl(pictureSources('portrait').largest) : undefined,
      address: {
        '@type': 'PostalAddress',
        addressLocality: profile.city,
        addressCountry: profile.country,
      },
      sameAs: profile.links?.map(({ url: link }) => link),
      alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
      knowsLanguage: resume.languages?.map(({ language }) => language),
      knowsAbout: technologiesByUse(entries).map(({ technology }) => technologyName(technology)),
    },
  };
}
