import type { useTranslations } from 'next-intl';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { formatLocale, type Locale } from './locales';
import { countMonths, formatMonth } from './periods';

/**
 * The answers to a recruiter's first questions, each a few words that need no label.
 * @returns undefined for what `content/` does not say
 */
export function recruiterFacts(t: ReturnType<typeof useTranslations<never>>, locale: Locale) {
  const { availability, city } = profile;
  const { from, contracts, remoteDays } = availability ?? {};
  const available = from
    ? t('recruiter.availableFrom', { month: formatMonth(from, locale, 'long') })
    : t('recruiter.available');
  const or = new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' });
  const years = yearsInCompanies();
  return {
    availability: availability && available,
    contracts: contracts && or.format(contracts.map((key) => t(`contracts.${key}`))),
    workplace: remoteDays === undefined ? undefined : t('recruiter.workplace', { city, days: remoteDays }),
    experience: years > 0 ? t('recruiter.experience', { years }) : undefined,
  };
}

/** Whole years until the last update in which the owner worked for somebody else. */
function yearsInCompanies(): number {
  const jobs = portfolio.filter(({ contract }) => contract !== 'ownProject');
  const periods = jobs.map(({ positionDate, date }) => positionDate ?? date);
  return Math.floor(countMonths(periods, profile.updated) / 12);
}
