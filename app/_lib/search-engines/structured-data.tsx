import { capitalize } from '@/app/_lib/capitalize';
import { factsIn } from '@/app/_lib/facts';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';
import { canonicalHref, fileHref, type Route } from '../addresses';
import { defaultLocale, type Locale } from '../locales';
import { technologiesByUse, technologyName } from '../overview';
import { pictureSources } from '../pictures';
import { translator } from '../translator';
import { linksOf } from '../works';

/** Not of schema-dts: its types took two thirds of the time of the type check. Tests read what is exported. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page is about, in the vocabulary of schema.org: search engines show it next to its link. */
export function StructuredData(props: { locale: Locale; route: Route }) {
  // A "<" could end the element early.
  const __html = JSON.stringify(structuredData(props)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and a block of data is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

function structuredData({ locale, route }: { locale: Locale; route: Route }) {
  const things = { home, portfolio: portfolioPage, contact, hobbies: hobbiesPage }[route](locale);
  const trail = route === 'home' ? [] : [breadcrumbs(locale, route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

const schools = [...new Set(resume.education?.map(({ institution }) => institution))];

function home(locale: Locale): Thing[] {
  const t = translator(locale);
  const owner: Thing = {
    ...person(locale),
    givenName: profile.givenName,
    familyName: profile.familyName,
    jobTitle: capitalize(t('meta.jobTitle'), locale),
    description: t('home.intro', factsIn(t)),
    image: fileHref(pictureSources(profile.photo).largest),
    address: {
      '@type': 'PostalAddress',
      addressLocality: profile.city,
      ...(profile.country && { addressCountry: profile.country }),
    },
    sameAs: profile.links?.map(({ url }) => url),
    alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
    knowsLanguage: resume.languages?.map(({ language }) => language),
    knowsAbout: technologiesByUse(portfolio).map(({ technology }) => technologyName(technology)),
  };
  return [{ '@type': 'ProfilePage', ...webPage(locale, 'home'), mainEntity: owner }];
}

function contact(locale: Locale): Thing[] {
  const { email, phone } = profile;
  const owner: Thing = { ...person(locale), email, telephone: phone };
  return [{ '@type': 'ContactPage', ...webPage(locale, 'contact'), mainEntity: owner }];
}

function portfolioPage(locale: Locale): Thing[] {
  const t = translator(locale);
  const owner = person(locale);
  const works = portfolio
    .flatMap(({ worksArray }) => worksArray)
    .map((work): Thing => {
      const [link] = linksOf(work);
      return {
        '@type': 'CreativeWork',
        name: t(work.subTitle),
        creator: { '@id': ownerId },
        ...(link && { url: link.url }),
      };
    });
  return [owner, { '@type': 'CollectionPage', ...webPage(locale, 'portfolio'), hasPart: works }];
}

function hobbiesPage(locale: Locale): Thing[] {
  const t = translator(locale);
  const works = hobbies.map(({ title, intro, url }) => ({
    '@type': 'CreativeWork',
    name: t(title),
    description: t(intro),
    url,
  }));
  return [{ '@type': 'CollectionPage', ...webPage(locale, 'hobbies'), mentions: works }];
}

/** The page itself. */
function webPage(locale: Locale, route: Route) {
  const t = translator(locale);
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
function breadcrumbs(locale: Locale, route: Route): Thing {
  const t = translator(locale);
  const steps = [
    { name: profile.name, item: canonicalHref(locale, 'home') },
    { name: t(`nav.${route}`), item: canonicalHref(locale, route) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
