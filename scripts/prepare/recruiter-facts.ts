/** .cache/recruiter-facts.json and career.json: what a recruiter asks first, in each language. */
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import type { CareerStep } from '../../app/home/career';
import { formatLocale, type Locale, locales } from '../../app/lib/locales';
import { countMonths, formatMonth } from '../../app/lib/texts/periods';
import type { RecruiterFacts } from '../../app/lib/texts/recruiter-facts';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import type { Messages } from '../../content/types';
import { writeIfChanged } from '../lib/files';
import { readMessages } from '../lib/messages';
import { root } from '../lib/paths';
import { careerIn } from './career';

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
export function recruiterFactsIn(locale: Locale, messages: Messages): RecruiterFacts {
  const t = createTranslator<Messages>({ locale, messages });
  const { availability, city } = profile;
  const { from, contracts, remoteDays } = availability ?? {};
  const month = from && formatMonth(from, locale, 'long');
  const or = new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' });
  const years = yearsInCompanies();
  return {
    availability:
      availability && (month ? t('recruiter.availableFrom', { month }) : t('recruiter.available')),
    contracts: contracts && or.format(contracts.map((key) => t(`contracts.${key}`))),
    workplace: remoteDays === undefined ? undefined : t('recruiter.workplace', { city, days: remoteDays }),
    experience: years > 0 ? t('recruiter.experience', { years }) : undefined,
    timeZone: timeZoneName(locale),
  };
}

export function buildRecruiterFacts(): string {
  const facts: Partial<Record<Locale, RecruiterFacts>> = {};
  const careers: Partial<Record<Locale, CareerStep[]>> = {};
  for (const locale of locales) {
    const messages = readMessages(locale);
    facts[locale] = recruiterFactsIn(locale, messages);
    careers[locale] = careerIn(locale, messages);
  }
  const write = (name: string, data: unknown) =>
    writeIfChanged(join(root, `.cache/${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
  write('recruiter-facts', facts);
  write('career', careers);
  return `${yearsInCompanies()} years in companies`;
}
