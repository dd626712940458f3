import { expect, test } from 'playwright/test';
import { locales } from '../../app/lib/locales';
import { localeData } from '../../app/lib/texts/locale-data';
import { formatDate } from '../../app/lib/texts/periods';
import { profile } from '../../content/profile';
import type { Period } from '../../content/types';
import { readMessages } from '../lib/messages';
import { isNow, positionsIn } from './career';
import { recruiterFactsIn, strongest } from './recruiter-facts';

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

test('a position is the present one if it has begun and lasts', () => {
  const year = Number(profile.updated.slice(0, 4));
  const lasting = (from: string) => isNow({ from, to: null } as Period);
  expect([profile.updated, `${year}`, '2019-02', '2019'].map(lasting)).toEqual([true, true, true, true]);
  expect([`${year + 1}-01`, `${year + 1}`].map(lasting)).toEqual([false, false]);
  expect(isNow({ from: '2019', to: profile.updated })).toBe(false);
});

test('the present position is named with its facts', () => {
  for (const locale of locales) {
    const [messages, data] = [readMessages(locale), localeData(locale)];
    const present = positionsIn(messages, data).find(({ period }) => isNow(period));
    const { present: line } = recruiterFactsIn(messages, data);
    expect(line !== undefined).toBe(present?.employer !== undefined);
    for (const part of [present?.position, present?.employer, present?.period?.from.slice(0, 4)])
      if (line && part) expect(line).toContain(part);
    if (line) expect(line).toContain(profile.city ?? '');
  }
});

test('the main technologies are the eight strongest of all kinds', () => {
  const kind = (name: string, count: number) => Array.from({ length: count }, (_, index) => name + index);
  expect(strongest([kind('a', 12)])).toEqual(kind('a', 8));
  expect(strongest([kind('a', 4), kind('b', 2)])).toEqual([...kind('a', 4), ...kind('b', 2)]);
  expect(strongest([kind('a', 9), kind('b', 9), kind('c', 9)])).toEqual([
    ...kind('a', 3),
    ...kind('b', 3),
    ...kind('c', 2),
  ]);
  const ten = Array.from({ length: 10 }, (_, index) => [`t${index}`]);
  expect(strongest(ten)).toHaveLength(8);
  expect(strongest([['a'], ['a']]), 'each once').toEqual(['a']);
  expect(strongest([])).toEqual([]);
});
