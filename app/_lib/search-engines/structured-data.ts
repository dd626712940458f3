import type { BreadcrumbList, CreativeWork, Graph, Person, Thing } from 'schema-dts';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { technologies } from '@/content/technologies';
import type { Route } from '../addresses';
import { defaultLocale, type Locale } from '../locales';
import { technologiesByUse } from '../overview';
import { pictureSources } from '../pictures';
import { translator } from '../translator';
import { linksOf } from '../works';
import type { Published } from './published';

/** What a page is about, in the vocabulary of schema.org: search engines show it beside its link. */
export function structuredData(at: Published, locale: Locale, route: Route): Graph {
  const things = { home, portfolio: portfolioPage, contact, hobbies: hobbiesPage }[route](at, locale);
  const trail = route === 'home' ? [] : [breadcrumbs(at, locale, route)];
  return { '@context': 'https://schema.org', '@graph': [...things, ...trail] };
}

const schools = [...new Set(profile.education?.map(({ institution }) => institution))];

function home(at: Published, locale: Locale): Thing[] {
  const t = translator(locale);
  const owner: Person = {
    ...person(at, locale),
    givenName: profile.givenName,
    familyName: profile.familyName,
    jobTitle: t('meta.jobTitle'),
    description: t('home.intro', facts),
    image: at.file(pictureSources(profile.photo).largest),
    address: {
      '@type': 'PostalAddress',
      addressLocality: profile.city,
      ...(profile.country && { addressCountry: profile.country }),
    },
    sameAs: profile.links?.map(({ url }) => url),
    alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
    knowsLanguage: profile.languages?.map(({ language }) => language),
    knowsAbout: technologiesByUse(portfolio).map(({ technology }) => technologies[technology].name),
  };
  return [{ '@type': 'ProfilePage', ...webPage(at, locale, 'home'), mainEntity: owner }];
}

function contact(at: Published, locale: Locale): Thing[] {
  const { email, phone } = profile;
  const owner: Person = { ...person(at, locale), email, telephone: phone };
  return [{ '@type': 'ContactPage', ...webPage(at, locale, 'contact'), mainEntity: owner }];
}

function portfolioPage(at: Published, locale: Locale): Thing[] {
  const t = translator(locale);
  const owner = person(at, locale);
  const works = portfolio
    .flatMap(({ worksArray }) => worksArray)
    .map((work): CreativeWork => {
      const [link] = linksOf(work);
      return {
        '@type': 'CreativeWork',
        name: t(work.subTitle),
        creator: { '@id': ownerId(at) },
        ...(link && { url: link.url }),
      };
    });
  return [owner, { '@type': 'CollectionPage', ...webPage(at, locale, 'portfolio'), hasPart: works }];
}

function hobbiesPage(at: Published, locale: Locale): Thing[] {
  const t = translator(locale);
  const works = hobbies.map(
    ({ title, intro, url }): CreativeWork => ({
      '@type': 'CreativeWork',
      name: t(title),
      description: t(intro),
      url,
    }),
  );
  return [{ '@type': 'CollectionPage', ...webPage(at, locale, 'hobbies'), mentions: works }];
}

/** The page itself. */
function webPage(at: Published, locale: Locale, route: Route) {
  return {
    url: at.page(locale, route),
    name: translator(locale)(`meta.${route}.title`, facts),
    inLanguage: locale,
  };
}

/** One name for the owner on all pages, so that they are told to be about the same person. */
const ownerId = (at: Published) => `${at.page(defaultLocale, 'home')}#owner`;

function person(at: Published, locale: Locale) {
  return {
    '@type': 'Person',
    '@id': ownerId(at),
    name: profile.name,
    url: at.page(locale, 'home'),
  } as const satisfies Person;
}

/** The way from the home page, which stands under the owner's name, to a page. */
function breadcrumbs(at: Published, locale: Locale, route: Route): BreadcrumbList {
  const t = translator(locale);
  const steps = [
    { name: profile.name, item: at.page(locale, 'home') },
    { name: t(`nav.${route}`), item: at.page(locale, route) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
