import { getMessages, getTranslations } from 'next-intl/server';
import { canonicalHref, fileHref } from '@/app/lib/addresses';
import { capitalize, factsIn } from '@/app/lib/facts';
import { defaultLocale, type Locale } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { entriesIn, technologiesByUse, technologyName } from '@/app/lib/works';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';

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
