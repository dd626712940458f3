import { createTranslator } from 'next-intl';
import { formatLocale, type Locale } from '../../app/lib/locales';
import type { LocaleData } from '../../app/lib/texts/locale-data';
import { textsOf } from '../../app/lib/texts/own-texts';
import { countMonths, formatDate } from '../../app/lib/texts/periods';
import type { RecruiterFacts } from '../../app/lib/texts/recruiter-facts';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import type { Messages } from '../../content/types';

/** Whole years until the last update in which the owner worked for others, without internships. */
function yearsInCompanies(): number {
  const jobs = portfolio.filter(({ contract }) => contract !== 'ownProject' && contract !== 'internship');
  const periods = jobs.map(({ positionDate, date }) => positionDate ?? date);
  return Math.floor(countMonths(periods, profile.updated) / 12);
}

/** @example timeZoneName('en') // 'Central European Time' */
function timeZoneName(locale: Locale): string {
  const { timeZone } = profile;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(profile.updated));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
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
    workplace: remoteDays === undefined ? undefined : t('recruiter.workplace', { city, days: remoteDays }),
    experience: years > 0 ? t('recruiter.experience', { years }) : undefined,
    timeZone: timeZoneName(locale),
  };
}
