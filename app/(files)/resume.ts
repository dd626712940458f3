import { getMessages, getTranslations } from 'next-intl/server';
import { skillGroups, terms, textOfLevel } from '@/app/(files)/cv/cv-content';
import { canonicalUrl, downloads, fileUrl, siteUrl } from '@/app/lib/address/addresses';
import type { Locale } from '@/app/lib/locales';
import { localeData } from '@/app/lib/texts/locale-data';
import { hobbiesIn, textsOf } from '@/app/lib/texts/own-texts';
import { technologyName } from '@/app/lib/texts/technologies';
import { capitalize, headline, languageName } from '@/app/lib/texts/wording';
import { linksOf, resultInFull, summaryOf, unlessSaid } from '@/app/lib/texts/work-summary';
import { entriesIn, latestFirst, type Work } from '@/app/lib/texts/works';
import { profile } from '@/content/profile';
import { resume as facts } from '@/content/resume';
import type { Period } from '@/content/types';

/** The curriculum vitae as programs read it: JSON Resume, https://jsonresume.org/schema. */
export async function resume(locale: Locale) {
  const t = await getTranslations({ locale });
  const messages = await getMessages({ locale });
  const entries = latestFirst(entriesIn(messages, localeData(locale)));
  const highlightsOf = (work: Work) => [resultInFull(work, t) ?? [], work.actions].flat();
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: headline(t('meta.jobTitle'), locale),
      email: profile.email,
      phone: profile.phone,
      url: siteUrl ? canonicalUrl(locale, 'home') : facts.website,
      summary: terms(locale).reduce(
        // A résumé of ours says it already.
        (said, text) => (said.includes(`${text}.`) ? said : `${said} ${text}.`),
        t('cv.summary'),
      ),
      location: { city: profile.city, countryCode: profile.country },
      profiles: profile.links?.map(({ name, url }) => ({ network: name, url })),
    },
    // Own projects are no employment.
    work: entries
      .filter(({ isOwn }) => !isOwn)
      .map((entry) => ({
        name: entry.employer,
        position: entry.position && headline(entry.position, locale),
        ...dates(entry.period),
        // The schema has no field for the kind of contract.
        summary: [unlessSaid(entry.contract, entry.title), entry.title]
          .flatMap((text) => (text ? capitalize(text, locale) : []))
          .join('. '),
        highlights: entry.worksArray.flatMap(highlightsOf),
      })),
    projects: entries.flatMap((entry) =>
      entry.worksArray.map((work) => ({
        name: work.short ?? work.subTitle,
        description: [
          // A project of `npm run new` has its name before it.
          work.subTitle.replace(`${work.short} — `, ''),
          ...summaryOf({ problem: work.problem }).map(({ label, text }) => `${t(label)} — ${text}`),
        ].join('. '),
        highlights: highlightsOf(work),
        roles: work.role && [work.role],
        entity: entry.isOwn ? undefined : entry.employer,
        ...dates(entry.period),
        url: linksOf(work)[0]?.url,
        keywords: work.technologies.map(technologyName),
      })),
    ),
    education: facts.education?.map(({ key, institution, date, url: page }) => {
      const { degree, area } = textsOf(messages.education, key);
      return {
        institution,
        studyType: degree,
        area: area && capitalize(area, locale),
        ...dates(date),
        url: page,
      };
    }),
    certificates: facts.certificates,
    awards: facts.awards,
    skills: skillGroups(entries, t).flatMap(({ name, technologies }) =>
      name ? [{ name, keywords: technologies }] : technologies.map((technology) => ({ name: technology })),
    ),
    languages: facts.languages?.map(({ language, level }) => ({
      language: capitalize(languageName(language, locale), locale),
      fluency: level && capitalize(textOfLevel(messages, level), locale),
    })),
    interests: hobbiesIn(messages).map(({ title }) => ({ name: title })),
    meta: {
      version: 'v1.0.0',
      canonical: siteUrl ? fileUrl(downloads(locale).resume) : undefined,
    },
  };
}

const dates = (period?: Period) => ({ startDate: period?.from, endDate: period?.to ?? undefined });
