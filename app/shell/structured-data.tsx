import { getMessages, getTranslations } from 'next-intl/server';
import { canonicalHref, fileHref, type Route } from '@/app/lib/addresses';
import { capitalize, factsIn } from '@/app/lib/facts';
import { defaultLocale, type Locale } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { type Entry, entriesIn, linksOf, technologiesByUse, technologyName } from '@/app/lib/works';
import type { Translator } from '@/app/shell/metadata';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';

/** Not of schema-dts: its types took two thirds of the time of the type check. Tests read what is exported. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page is about, in the vocabulary of schema.org: search engines show it next to its link. */
export async function StructuredData({ locale, route }: { locale: Locale; route: Route }) {
  const t = await getTranslations({ locale });
  const entries = entriesIn(await getMessages({ locale }), locale);
  // A "<" could end the element early.
  const __html = JSON.stringify(structuredData({ t, entries, locale }, route)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and a block of data is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** A language: its words and the portfolio in it. */
type Language = { t: Translator; entries: Entry[]; locale: Locale };

function structuredData(language: Language, route: Route) {
  const things = { home, portfolio: portfolioPage, contact, hobbies: hobbiesPage }[route](language);
  const trail = route === 'home' ? [] : [breadcrumbs(language, route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

const schools = [...new Set(resume.education?.map(({ institution }) => institution))];

function home({ t, entries, locale }: Language): Thing[] {
  const owner: Thing = {
    ...person(locale),
    givenName: profile.givenName,
    familyName: profile.familyName,
    jobTitle: capitalize(t('meta.jobTitle'), locale),
    description: t('home.intro', factsIn(t)),
    image: fileHref(pictureSources('portrait').largest),
    address: {
      '@type': 'PostalAddress',
      addressLocality: profile.city,
      ...(profile.country && { addressCountry: profile.country }),
    },
    sameAs: profile.links?.map(({ url }) => url),
    alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
    knowsLanguage: resume.languages?.map(({ language }) => language),
    knowsAbout: technologiesByUse(entries).map(({ technology }) => technologyName(technology)),
  };
  return [{ '@type': 'ProfilePage', ...webPage({ t, locale }, 'home'), mainEntity: owner }];
}

function contact({ t, locale }: Language): Thing[] {
  const { email, phone } = profile;
  const owner: Thing = { ...person(locale), email, telephone: phone };
  return [{ '@type': 'ContactPage', ...webPage({ t, locale }, 'contact'), mainEntity: owner }];
}

function portfolioPage({ t, entries, locale }: Language): Thing[] {
  const owner = person(locale);
  const works = entries
    .flatMap(({ worksArray }) => worksArray)
    .map((work): Thing => {
      const [link] = linksOf(work);
      return {
        '@type': 'CreativeWork',
        name: work.subTitle,
        creator: { '@id': ownerId },
        ...(link && { url: link.url }),
      };
    });
  return [owner, { '@type': 'CollectionPage', ...webPage({ t, locale }, 'portfolio'), hasPart: works }];
}

function hobbiesPage({ t, locale }: Language): Thing[] {
  const works = hobbies.map(({ key, url }) => ({
    '@type': 'CreativeWork',
    name: t(`hobbies.${key}.title`),
    description: t(`hobbies.${key}.intro`),
    url,
  }));
  return [{ '@type': 'CollectionPage', ...webPage({ t, locale }, 'hobbies'), mentions: works }];
}

/** The page itself. */
function webPage({ t, locale }: Omit<Language, 'entries'>, route: Route) {
  return {
    url: canonicalHref(locale, route),
    name: t(`meta.${route}.title`, factsIn(t)),
    inLanguage: locale,
  };
}

/** One name for the owner on all pages, so that search engines recognise the same person. */
const ownerId = `${canonicalHref(defaultLocale, 'home')}#owner`;

function person(locale: Locale) {
  return {
    '@type': 'Person',
    '@id': ownerId,
    name: profile.name,
    url: canonicalHref(locale, 'home'),
  };
}

/** The path to a page from the home page, which has the owner's name. */
function breadcrumbs({ t, locale }: Language, route: Route): Thing {
  const steps = [
    { name: profile.name, item: canonicalHref(locale, 'home') },
    { name: t(`nav.${route}`), item: canonicalHref(locale, route) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
