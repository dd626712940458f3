import { canonicalHref, fileHref, siteUrl } from '@/app/_lib/addresses';
import { capitalize } from '@/app/_lib/capitalize';
import { languageName } from '@/app/_lib/display-names';
import { factsIn } from '@/app/_lib/facts';
import type { Locale } from '@/app/_lib/locales';
import { technologyName } from '@/app/_lib/overview';
import { translator } from '@/app/_lib/translator';
import { companyOf, linksOf, technologiesOf } from '@/app/_lib/works';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { resume as facts } from '@/content/resume';
import type { Period, PortfolioEntry } from '@/content/schema';
import { fileNames } from './file-names';
import { skillGroups } from './skills';

/** The curriculum vitae as programs read it: JSON Resume, https://jsonresume.org/schema. */
export function resume(locale: Locale) {
  const t = translator(locale);
  const companyName = (entry: PortfolioEntry) => {
    const company = companyOf(portfolio, entry);
    return company && t(company);
  };
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: capitalize(t('meta.jobTitle'), locale),
      email: profile.email,
      phone: profile.phone,
      url: siteUrl ? canonicalHref(locale, 'home') : undefined,
      summary: t('home.intro', factsIn(t)),
      location: { city: profile.city, countryCode: profile.country },
      profiles: profile.links?.map(({ name, url }) => ({ network: name, url })),
    },
    work: portfolio.map((entry) => ({
      name: companyName(entry),
      position: t(entry.position),
      ...dates(entry.positionDate ?? entry.date),
      summary: entry.worksArray.map(({ subTitle }) => t(subTitle)).join('. '),
      highlights: entry.worksArray.flatMap(({ result, actions }) => [
        ...(result ? [t(result)] : []),
        ...(t.raw(actions) as string[]),
      ]),
    })),
    projects: portfolio.flatMap((entry) =>
      entry.worksArray.map((work) => ({
        name: t(work.subTitle),
        description: work.problem && t(work.problem),
        roles: work.role && [t(work.role)],
        entity: companyName(entry),
        ...dates(entry.positionDate ?? entry.date),
        url: linksOf(work)[0]?.url,
        keywords: technologiesOf(entry, work).map(technologyName),
      })),
    ),
    education: facts.education?.map(({ institution, title, date, url: page }) => ({
      institution,
      area: t(title),
      ...dates(date),
      url: page,
    })),
    skills: skillGroups().flatMap(({ kind, names }) =>
      kind ? [{ name: t(kind), keywords: names }] : names.map((name) => ({ name })),
    ),
    languages: facts.languages?.map(({ language, level }) => ({
      language: languageName(language, locale),
      fluency: level === 'native' ? t('levels.native') : level,
    })),
    interests: hobbies.map((hobby) => ({ name: t(hobby.title) })),
    meta: {
      version: 'v1.0.0',
      canonical: siteUrl ? fileHref(`/${fileNames.resume(locale)}`) : undefined,
    },
  };
}

const dates = ({ from, to }: Period) => ({ startDate: from, endDate: to ?? undefined });
