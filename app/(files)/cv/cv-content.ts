import { getMessages, getTranslations } from 'next-intl/server';
import { phoneHref } from '@/app/lib/address/addresses';
import type { Locale, Translator } from '@/app/lib/locales';
import { localeData } from '@/app/lib/texts/locale-data';
import { facts } from '@/app/lib/texts/message-values';
import { hobbiesIn, textsOf } from '@/app/lib/texts/own-texts';
import { formatDate, formatPeriod } from '@/app/lib/texts/periods';
import { recruiterFacts } from '@/app/lib/texts/recruiter-facts';
import { technologiesByUse, technologyName } from '@/app/lib/texts/technologies';
import { capitalize, countryName, degreeName, headline } from '@/app/lib/texts/wording';
import { linksOf, resultInFull, summaryOf, unlessSaid } from '@/app/lib/texts/work-summary';
import { type Entry, entriesIn, latestFirst, type Work } from '@/app/lib/texts/works';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { resume } from '@/content/resume';
import type { Messages, PartialDate } from '@/content/types';

/** A text that may be a link. */
export interface CvText {
  text: string;
  url?: string;
}

/** Texts beside each other, with or without labels. */
export type CvLine = { label?: string; text: string }[];

/** A position with its works, or a work, a degree, a certificate, a hobby, some lines. */
export interface CvItem {
  title?: string;
  date?: string;
  links?: CvText[];
  /** Employer or school, or who has given a certificate. */
  at?: string;
  contract?: string;
  /** Lines of one or more texts. */
  lines?: CvLine[];
  actions?: string[];
  tools?: string;
  works?: CvItem[];
}

/** In reading order. `inFull` counts the latest positions, which are shown with their works. */
export async function cvContent(locale: Locale, inFull = portfolio.length) {
  const t = await getTranslations({ locale });
  const messages = await getMessages({ locale });
  const entries = latestFirst(entriesIn(messages, localeData(locale)));
  const granted = (title: string, at?: string, date?: PartialDate, url?: string): CvItem => ({
    title,
    at,
    date: date && capitalize(formatDate(date, localeData(locale), 'short'), locale),
    links: url ? [address(url)] : undefined,
  });
  const { languages } = recruiterFacts(locale);
  const skills = skillGroups(entries, t).map(({ name, technologies }) => [
    { label: name, text: technologies.join(', ') },
  ]);
  const sections: { title: string; items: CvItem[] }[] = [
    {
      title: t('cv.technologies'),
      items: skills.length ? [{ lines: skills }] : [],
    },
    {
      title: t('cv.experience'),
      items: entries.map((entry, index) => position(t, locale, entry, index < inFull)),
    },
    {
      title: t('cv.education'),
      items: (resume.education ?? []).map(({ key, institution, date }) => ({
        title: degreeName(textsOf(messages.education, key), locale) || undefined,
        at: institution,
        date: date && capitalize(formatPeriod(date, localeData(locale), t), locale),
      })),
    },
    {
      title: t('cv.certificates'),
      items: (resume.certificates ?? []).map(({ name, issuer, date, url }) =>
        granted(name, issuer, date, url),
      ),
    },
    {
      title: t('cv.awards'),
      items: (resume.awards ?? []).map(({ title, awarder, date, url }) => granted(title, awarder, date, url)),
    },
    {
      title: t('cv.languages'),
      items: languages ? [{ lines: [[{ text: capitalize(languages, locale) }]] }] : [],
    },
    {
      title: t('cv.interests'),
      items: hobbiesIn(messages).map(({ title, intro, url }) => ({
        title,
        links: url ? [address(url)] : [],
        lines: intro ? [[{ text: intro }]] : [],
      })),
    },
  ];
  return {
    locale,
    title: t('cv.title', facts),
    year: facts.year,
    name: profile.name,
    role: headline(t('meta.jobTitle'), locale),
    contact: [
      ...(profile.email ? [{ text: profile.email, url: `mailto:${profile.email}` }] : []),
      ...(profile.phone
        ? [{ text: profile.phone.replaceAll(' ', '\u00a0'), url: phoneHref(profile.phone) }]
        : []),
      {
        text: [profile.city, profile.country && countryName(profile.country, locale)]
          .filter(Boolean)
          .join(', '),
      },
    ].filter(({ text }) => text) as CvText[],
    addresses: [resume.website, ...(profile.links ?? []).map(({ url }) => url)].flatMap((url) =>
      url ? [address(url)] : [],
    ),
    terms: terms(locale).map((text) => ({ text })),
    intro: t('cv.summary'),
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

export type CvContent = Awaited<ReturnType<typeof cvContent>>;

export function position(t: Translator, locale: Locale, entry: Entry, isInFull: boolean): CvItem {
  const { employer, contract } = entry;
  const title = entry.position && headline(entry.position, locale);
  const head = {
    // A heading, or what follows would belong to the position above.
    title: title ?? employer,
    at: title && employer,
    contract: unlessSaid(contract, `${title} ${employer}`),
    date: entry.period && capitalize(formatPeriod(entry.period, localeData(locale), t), locale),
  };
  if (!isInFull) return head;
  // The heading is not said again: a work with its name has what the position was about.
  const isSaid = (text: string) => text === entry.position || text === employer;
  const about = isSaid(entry.title) ? [] : [[{ text: entry.title }]];
  const works = entry.worksArray.map((work) => {
    const item = workItem(t, work);
    return isSaid(work.subTitle) && !item.links.length
      ? { ...item, title: undefined, lines: [...about, ...item.lines] }
      : item;
  });
  return { ...head, works: works.length || !about.length ? works : [{ lines: about }] };
}

function workItem(t: Translator, work: Work) {
  const result = resultInFull(work, t);
  const lines = [
    result ? [{ label: t('portfolio.result'), text: result }] : [],
    summaryOf(work).map(({ label, text }) => ({ label: t(label), text })),
  ];
  return {
    title: work.subTitle,
    links: linksOf(work).map(({ url }) => address(url)),
    lines: lines.filter(({ length }) => length > 0),
    actions: work.actions,
    tools: work.technologies.map(technologyName).join(', '),
  };
}

/** A level of a language in words, or as the European Framework names it. */
export const textOfLevel = ({ levels }: Pick<Messages, 'levels'>, level: string): string =>
  levels[level] ?? level;

/** From when, how, where, and with how much experience the owner would work. */
export function terms(locale: Locale): string[] {
  const { availability, contracts, workplace, experience } = recruiterFacts(locale);
  const known = [availability, contracts, workplace, experience];
  return known.flatMap((text) => (text ? capitalize(text, locale) : []));
}

/** A link that can be read on paper. */
const address = (url: string): CvText => ({ text: url.replace('https://', ''), url });

/** The owner's skills by kind, or all technologies by use where the résumé groups none. */
export function skillGroups(
  entries: readonly Entry[],
  t: Translator,
): { name?: string; technologies: string[] }[] {
  if (resume.skills) {
    return resume.skills.map(({ key, technologies }) => ({
      name: t(`skills.${key}`),
      technologies: technologies.map(technologyName),
    }));
  }
  const technologies = technologiesByUse(entries).map(({ technology }) => technologyName(technology));
  return technologies.length ? [{ technologies }] : [];
}
