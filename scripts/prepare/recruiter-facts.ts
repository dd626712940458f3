import { createTranslator } from 'next-intl';
import { toSlug } from '../../app/lib/address/addresses';
import { formatLocale, type Locale } from '../../app/lib/locales';
import type { LocaleData } from '../../app/lib/texts/locale-data';
import { textsOf } from '../../app/lib/texts/own-texts';
import { countMonths, formatDate, formatPeriod, yearOf } from '../../app/lib/texts/periods';
import type { RecruiterFacts, StackItem } from '../../app/lib/texts/recruiter-facts';
import { degreeName, languageName } from '../../app/lib/texts/wording';
import { entriesIn, hasFilter, worksByTechnology } from '../../app/lib/texts/works';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import { technologies } from '../../content/technologies';
import type { Messages, PartialDate, Period, WithLogo } from '../../content/types';
import { isOrdered } from '../check/entries';
import { isNow, positionsIn } from './career';

/** Whether a position lies within one's studies: a student job, unless a contract says more. */
const isStudentJob = ({ from, to }: Period) =>
  (resume.education ?? []).some(
    ({ date }) => date?.to && to && isOrdered(date.from, from) && isOrdered(to, date.to),
  );

/**
 * Whole years until the last update in which the owner worked for others, without internships and
 * student jobs.
 */
function yearsInCompanies(): number {
  const jobs = portfolio.filter(({ contract }) => contract !== 'ownProject' && contract !== 'internship');
  const periods = jobs.flatMap(({ contract, positionDate, date }) => {
    const period = positionDate ?? date;
    return period && (contract || !isStudentJob(period)) ? period : [];
  });
  return Math.floor(countMonths(periods, profile.updated) / 12);
}

/** @example timeZoneName('en') // 'Central European Time' */
function timeZoneName(locale: Locale): string | undefined {
  const { timeZone } = profile;
  if (!timeZone) return;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(profile.updated));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

type Translate = ReturnType<typeof createTranslator<Messages>>;

/** The latest position that lasts, in a sentence with employer, year and city. */
function presentIn(t: Translate, messages: Messages, data: LocaleData): string | undefined {
  const present = positionsIn(messages, data).find(({ period }) => isNow(period));
  if (!present?.employer || !present.position || !present.period) return;
  const { position, employer, period } = present;
  return t('recruiter.present', { position, employer, year: yearOf(period.from), city: profile.city ?? '' });
}

/** The languages with their levels. */
const languagesIn = ({ levels }: Messages, locale: Locale) =>
  resume.languages
    ?.map(({ language, level }) => {
      const fluency = level && ` (${levels[level] ?? level})`;
      return languageName(language, locale) + (fluency ?? '');
    })
    .join(', ');

/** The latest degree, with its year. */
function degreeIn(t: Translate, messages: Messages, data: LocaleData): string | undefined {
  const [latest] = resume.education ?? [];
  if (!latest) return;
  const { key, institution, date } = latest;
  const name = degreeName(textsOf(messages.education, key), data.locale);
  const when = date?.to ? yearOf(date.to) : date && formatPeriod(date, data, t);
  return [name, institution, when].filter(Boolean).join(', ');
}

/** A certificate or an award, with who has given it and its year. */
function withDetails(name: string, giver?: string, date?: PartialDate): string {
  const details = [giver, date && yearOf(date)].filter(Boolean).join(', ');
  return details ? `${name} (${details})` : name;
}

const latestThree = (all: readonly string[] = []) => all.slice(0, 3).join(', ') || undefined;

/**
 * As many of each kind, and eight at most.
 * @param kinds the strongest kind first, and so its items
 */
export function strongest<Item>(kinds: readonly (readonly Item[])[]): Item[] {
  const most = 8;
  const ofEach = Math.ceil(most / kinds.length);
  return [...new Set(kinds.flatMap((items) => items.slice(0, ofEach)))].slice(0, most);
}

/** Of any text, as a site without technologies has no `TechnologyId`. */
const nameOf = (id: string) => (technologies as Record<string, WithLogo>)[id]?.name ?? id;

/**
 * The main technologies: those of the skills, or else the most used ones. They lead to the filter
 * of Portfolio, where it has one.
 */
export function mainStack(messages: Messages, data: LocaleData): StackItem[] {
  const entries = entriesIn(messages, data);
  const uses = worksByTechnology(entries);
  const byUse = [...uses].sort(([, one], [, other]) => other.length - one.length).map(([id]) => id);
  const kinds = resume.skills?.map((kind) => kind.technologies) ?? [byUse];
  return strongest(kinds).map((id) => ({
    name: nameOf(id),
    slug: hasFilter(entries) && uses.has(id) ? toSlug(id) : undefined,
  }));
}

/** What recruiters ask first, in one language; undefined for what `content/` does not say. */
export function recruiterFactsIn(messages: Messages, data: LocaleData): RecruiterFacts {
  const { locale } = data;
  const t = createTranslator<Messages>({ locale, messages });
  const { availability, city } = profile;
  const { from, contracts, remoteDays } = availability ?? {};
  const month = from && formatDate(from, data, 'long');
  const or = new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' });
  const years = yearsInCompanies();
  return {
    availability:
      availability && (month ? t('recruiter.availableFrom', { month }) : t('recruiter.available')),
    contracts: contracts && or.format(contracts.map((key) => textsOf(messages.contracts, key))),
    workplace:
      remoteDays === undefined ? undefined : t('recruiter.workplace', { city: city ?? '', days: remoteDays }),
    experience: years > 0 ? t('recruiter.experience', { years }) : undefined,
    present: presentIn(t, messages, data),
    languages: languagesIn(messages, locale),
    degree: degreeIn(t, messages, data),
    certificates: latestThree(
      resume.certificates?.map(({ name, issuer, date }) => withDetails(name, issuer, date)),
    ),
    awards: latestThree(resume.awards?.map(({ title, awarder, date }) => withDetails(title, awarder, date))),
    timeZone: timeZoneName(locale),
  };
}
