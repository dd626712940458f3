import type { Metadata, MetadataRoute, Viewport } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { basePath, canonicalHref, fileHref, pageHref, type Route, siteUrl } from '@/app/lib/addresses';
import { capitalize, factsIn } from '@/app/lib/facts';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { entriesIn, resultInFull, technologiesByUse, technologyName } from '@/app/lib/works';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';

/** The browser's own bars take the background colour of the page, `--void` in app/styles/_settings.scss. */
export const viewport = { themeColor: '#04060c', colorScheme: 'dark' } as const satisfies Viewport;

/**
 * What a page says about itself to search engines and link previews, in the words of `meta` in messages/. The document's own title and
 * canonical address come from `PageTitle` (page-frame.tsx), which changes them with the language and the page. Without SITE_URL, tags that need an absolute
 * address are left out.
 */
export async function pageMetadata(locale: Locale, route: Route): Promise<Metadata> {
  const t = await getTranslations({ locale });
  const title = t(`meta.${route}.title`, factsIn(t));
  const description = t(`meta.${route}.description`, factsIn(t));
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
      url: siteUrl ? canonicalHref(locale, route) : undefined,
      locale: territory(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(territory),
      images,
    },
  };
}

/** The addresses of a page in every language, and the one for readers of any other. */
export function languageVersions(route: Route): Record<string, string> {
  const versions = locales.map((locale) => [locale, canonicalHref(locale, route)]);
  return Object.fromEntries([...versions, ['x-default', canonicalHref(defaultLocale, route)]]);
}

async function previewImage(locale: Locale, route: Route) {
  const { title, line } = await previewWords(locale, route);
  return {
    url: fileHref(`/previews/${previewFile(locale, route)}`),
    ...previewSize,
    alt: `${title} ${line}`.trim(),
  };
}

/** The icons of the site. Others are in the web app manifest. */
export const siteIcons = {
  icon: [
    { url: `${basePath}/icons/favicon-48.png`, sizes: '48x48', type: 'image/png' },
    { url: `${basePath}/icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: `${basePath}/icons/apple-180.png`, sizes: '180x180' },
} satisfies Metadata['icons'];

/** The path of a language's web app manifest. */
export const manifestPath = (locale: Locale) =>
  `${locale === defaultLocale ? '' : `/${locale}`}/manifest.webmanifest`;

/** A manifest of each language, as Next's convention allows one only: an installed English site starts in English. */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale });
  const icon = (purpose: 'any' | 'maskable', size: number) => ({
    src: `${basePath}/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  // Addresses without a host need no SITE_URL.
  return {
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
      ...[192, 512].flatMap((size) => [icon('any', size), icon('maskable', size)]),
    ],
  };
}

/** A language with the country that most of its readers live in, as Open Graph expects it: `fr_FR`. */
function territory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The `t()` of a language during the export. */
export type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The size of every link preview in pixels, as the large cards of all networks expect it. */
const previewSize = { width: 1200, height: 630 };

/** The name of a page's link preview. */
export const previewFile = (locale: Locale, route: Route) => `${route}-${locale}.jpg`;

/** The words in the picture of a page's link preview. */
export async function previewWords(locale: Locale, route: Route) {
  const t = await getTranslations({ locale });
  const entries = entriesIn(await getMessages({ locale }), locale);
  const shown = entries
    .flatMap(({ worksArray }) => worksArray)
    .find(({ key }) => key === profile.highlights[0]?.work);
  const lines: Partial<Record<Route, string>> = {
    home: t.markup('home.proposition', { result: (words) => words, b: (words) => words }),
    portfolio: shown && resultInFull(shown, t),
    hobbies: t('home.invitation'),
  };
  const titleOfHome = () => t.markup('home.title', { ...factsIn(t), greeting: () => '' }).trim();
  return {
    name: profile.name,
    role: t('home.role', factsIn(t)),
    title: route === 'home' ? titleOfHome() : t(`${route}.title`),
    line: lines[route] ?? '',
  };
}

/**
 * What search engines show next to a link to Home: who the owner is (`ProfilePage` of schema.org). They show
 * nothing for pages of the other kinds.
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
  const entries = entriesIn(await getMessages({ locale }), locale);
  const schools = [...new Set(resume.education?.map(({ institution }) => institution))];
  const url = canonicalHref(locale, 'home');
  return {
    '@type': 'ProfilePage',
    url,
    name: t('meta.home.title', factsIn(t)),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Person',
      // The same in all languages, so that search engines recognise the same person.
      '@id': `${canonicalHref(defaultLocale, 'home')}#owner`,
      url,
      name: profile.name,
      givenName: profile.givenName,
      familyName: profile.familyName,
      jobTitle: capitalize(t('meta.jobTitle'), locale),
      description: t('home.intro', factsIn(t)),
      image: fileHref(pictureSources('portrait').largest),
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
