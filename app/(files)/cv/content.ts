import { capitalize } from '@/app/_lib/capitalize';
import { countryName, languageName } from '@/app/_lib/display-names';
import { factsIn } from '@/app/_lib/facts';
import type { Locale } from '@/app/_lib/locales';
import { technologyName } from '@/app/_lib/overview';
import { formatPeriod } from '@/app/_lib/periods';
import { phoneHref } from '@/app/_lib/phone';
import { type Translator, translator } from '@/app/_lib/translator';
import { companyOf, linksOf, summaryOf, technologiesOf } from '@/app/_lib/works';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { resume } from '@/content/resume';
import type { PortfolioEntry } from '@/content/schema';
import { skillGroups } from '../skills';

/** A text that may be a link. */
export interface CvText {
  text: string;
  url?: string;
}

/** A position with its works, or a work, a degree, a hobby, some lines. */
export interface CvItem {
  title?: string;
  date?: string;
  links?: CvText[];
  employer?: string;
  lines?: { label?: string; text: string }[];
  actions?: string[];
  tools?: string;
  works?: CvItem[];
}

/**
 * The curriculum vitae as data, in the order in which it is read.
 * @param inFull how many positions are shown with their works, the latest first; the others have one line
 */
export function cvContent(locale: Locale, inFull: number) {
  const t = translator(locale);
  const languages = resume.languages?.map(({ language, level }) => {
    const fluency = level === 'native' ? t('levels.native') : level;
    return `${languageName(language, locale)} (${fluency})`;
  });
  const sections: { title: string; items: CvItem[] }[] = [
    {
      title: t('cv.technologies'),
      items: [
        {
          lines: skillGroups().map(({ kind, names }) => ({
            label: kind && t(kind),
            text: names.join(', '),
          })),
        },
      ],
    },
    {
      title: t('cv.experience'),
      items: portfolio.map((entry, index) => position(t, locale, entry, index < inFull)),
    },
    {
      title: t('cv.education'),
      items: (resume.education ?? []).map(({ institution, title, date }) => ({
        title: `${t(title)}, ${institution}`,
        date: formatPeriod(date, locale),
      })),
    },
    { title: t('cv.languages'), items: languages ? [{ lines: [{ text: languages.join(', ') }] }] : [] },
    {
      title: t('cv.interests'),
      items: hobbies.map(({ title, intro, url }) => ({
        title: t(title),
        links: [address(url)],
        lines: [{ text: t(intro) }],
      })),
    },
  ];
  return {
    locale,
    title: t('cv.title', facts),
    year: profile.year,
    name: profile.name,
    role: capitalize(t('meta.jobTitle'), locale),
    contact: [
      { text: profile.email, url: `mailto:${profile.email}` },
      { text: profile.phone.replaceAll(' ', '\u00a0'), url: phoneHref(profile.phone) },
      {
        text: [profile.city, profile.country && countryName(profile.country, locale)]
          .filter(Boolean)
          .join(', '),
      },
      ...(profile.isAvailable ? [{ text: t('home.available') }] : []),
    ] as CvText[],
    addresses: [resume.website, ...(profile.links ?? []).map(({ url }) => url)].flatMap((url) =>
      url ? [address(url)] : [],
    ),
    intro: t('home.intro', factsIn(t)),
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

export type CvContent = ReturnType<typeof cvContent>;

function position(t: Translator, locale: Locale, entry: PortfolioEntry, isInFull: boolean): CvItem {
  const company = companyOf(portfolio, entry);
  const title = t(entry.position);
  const date = formatPeriod(entry.positionDate ?? entry.date, locale);
  if (!isInFull) return { title: company ? `${title}, ${t(company)}` : title, date };
  return {
    title,
    date,
    employer: `${company ? `${t(company)} — ` : ''}${t(entry.title)}`,
    works: entry.worksArray.map((work) => ({
      title: t(work.subTitle),
      links: linksOf(work).map(({ url }) => address(url)),
      lines: summaryOf(work).map(({ label, text }) => ({ label: t(label), text: t(text) })),
      actions: t.raw(work.actions) as string[],
      tools: technologiesOf(entry, work).map(technologyName).join(', '),
    })),
  };
}

/** A link that can be read on paper. */
const address = (url: string): CvText => ({ text: url.replace('https://', ''), url });
