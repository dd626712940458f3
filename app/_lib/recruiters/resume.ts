import { hobbies } from '@/content/hobbies';
import { type PortfolioEntry, portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { technologies } from '@/content/technologies';
import { defaultLocale, type Locale } from '../locales';
import { readPeriod } from '../periods';
import { translator } from '../translator';
import { fileNames } from './file-names';
import { homeUrl, type Site } from './site';
import { skills } from './skills';

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
      ...dates(entry),
      summary: entry.worksArray.map(({ subTitle }) => t(subTitle)).join('. '),
      highlights: entry.worksArray.flatMap(({ actions }) => t.raw(actions) as string[]),
    })),
    projects: portfolio.flatMap((entry, index) =>
      entry.worksArray.map((work, place) => ({
        name: t(work.subTitle),
        entity: companyOf(index, t),
        ...dates(entry),
        url: work.deployUrl ?? work.githubUrl ?? undefined,
        keywords: entry.technos
          .filter(({ works }) => works.includes(place))
          .map(({ technology }) => technologies[technology].name),
      })),
    ),
    skills: skills().map(({ name }) => ({ name })),
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

/** The first catalogue's words count: the check on content has read them, and that the other languages say the same. */
function dates({ date }: PortfolioEntry) {
  const period = readPeriod(translator(defaultLocale)(date), defaultLocale);
  return { startDate: period?.from, endDate: period?.to ?? undefined };
}
