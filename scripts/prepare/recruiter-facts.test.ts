import { expect, test } from 'playwright/test';
import { locales } from '../../app/lib/locales';
import { localeData } from '../../app/lib/texts/locale-data';
import { formatDate } from '../../app/lib/texts/periods';
import { entriesIn } from '../../app/lib/texts/works';
import { profile } from '../../content/profile';
import { readMessages } from '../lib/messages';
import { careerIn } from './career';
import { recruiterFactsIn } from './recruiter-facts';

test('the facts for recruiters are those of the availability in the content', () => {
  const { from, contracts, remoteDays } = profile.availability ?? {};
  for (const locale of locales) {
    const messages = readMessages(locale);
    const facts = recruiterFactsIn(messages, localeData(locale));
    expect(facts.availability !== undefined).toBe(profile.availability !== undefined);
    if (from) expect(facts.availability).toContain(formatDate(from, localeData(locale), 'long'));
    expect(facts.contracts !== undefined).toBe(contracts !== undefined);
    for (const key of contracts ?? []) expect(facts.contracts).toContain(messages.contracts[key]);
    expect(facts.workplace !== undefined).toBe(remoteDays !== undefined);
  }
});

test('the career names the kind of contract of a position, unless its words say it', () => {
  for (const locale of locales) {
    const messages = readMessages(locale);
    const steps = careerIn(messages, localeData(locale));
    for (const { position, contract, worksArray } of entriesIn(messages, localeData(locale))) {
      const step = steps.find(({ work }) => work === worksArray[0]?.slug);
      if (step && contract)
        expect(`${position} ${step.where.join(' ')}`.toLowerCase()).toContain(contract.toLowerCase());
    }
  }
});

test('the career has the titles, employers and months of the portfolio', () => {
  for (const locale of locales) {
    const messages = readMessages(locale);
    const entries = entriesIn(messages, localeData(locale));
    for (const { what, where, period, isPresent, work } of careerIn(messages, localeData(locale))) {
      if (!work) continue;
      const entry = entries.find(({ worksArray }) => worksArray.some(({ slug }) => slug === work));
      expect([what, period]).toEqual([entry?.position, entry?.period]);
      expect(where).toContain(entry?.employer);
      expect(isPresent).toBe(entry?.period.to === null && entry.period.from <= profile.updated);
    }
  }
});
