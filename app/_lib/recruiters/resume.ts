import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import type { Period } from '@/content/schema';
import { technologies } from '@/content/technologies';
import type { Locale } from '../locales';
import { technologiesByUse } from '../overview';
import { translator } from '../translator';
import { linksOf, technologiesOf } from '../works';
import { fileNames } from './file-names';
import { homeUrl, type Site } from './site';

/** The curriculum vitae as programs read it: JSON Resume, https://jsonresume.org/schema. */
export function resume(locale: Locale, site: Site) {
  const t = translator(locale);
  const url = homeUrl(site, locale);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: t('meta.jobTitle'),
      email: profile.email,
      phone: profile.phone,
      url,
      summary: t('home.intro', facts),
      location: { city: profile.city },
    },
    work: portfolio.map((entry, index) => ({
      name: companyOf(index, t),
      position: t(entry.title),
      ...dates(entry.date),
      summary: entry.worksArray.map(({ subTitle }) => t(subTitle)).join('. '),
      highlights: entry.worksArray.flatMap(({ actions }) => t.raw(actions) as string[]),
    })),
    projects: portfolio.flatMap((entry, index) =>
      entry.worksArray.map((work) => ({
        name: t(work.subTitle),
        entity: companyOf(index, t),
        ...dates(entry.date),
        url: linksOf(work)[0]?.url,
        keywords: technologiesOf(entry, work).map((id) => technologies[id].name),
      })),
    ),
    skills: technologiesByUse(portfolio).map(({ technology }) => ({ name: technologies[technology].name })),
    interests: hobbies.map((hobby) => ({ name: t(hobby.title) })),
    meta: {
      version: 'v1.0.0',
      canonical: site.siteUrl ? `${site.siteUrl}${site.basePath}/${fileNames.resume(locale)}` : undefined,
    },
  };
}

/** A sub-part belongs to the company of the entry it hangs from. */
function companyOf(index: number, t: ReturnType<typeof translator>): string | undefined {
  const company = portfolio.slice(0, index + 1).findLast((entry) => entry.company)?.company;
  return company ? t(company) : undefined;
}

const dates = ({ from, to }: Period) => ({ startDate: from, endDate: to ?? undefined });
