import { expect, test } from 'playwright/test';
import { defaultLocale, locales } from '@/app/lib/locales';
import { portfolio } from '../../../content/portfolio';
import type { Period } from '../../../content/types';
import { readMessages } from '../../../e2e/support/words';
import { localeData } from './locale-data';
import { formatMeasure } from './measures';
import { linksOf, unlessSaid } from './work-summary';
import { entriesIn, latestFirst } from './works';

/** Writes a space that does not break for `~`, a narrow one for `|`. */
const withSpaces = (text: string) => text.replace('~', '\u00a0').replace('|', '\u202f');

test('positions are sorted by their end', () => {
  const periods: Period[] = [
    { from: '2020-11', to: '2021-04' },
    { from: '2021-05', to: '2021-07' },
    { from: '2019-02', to: null },
    { from: '2021-06', to: '2021-07' },
    { from: '2017', to: '2021' },
    { from: '2021', to: '2021' },
    { from: '2015', to: '2017' },
  ];
  const sorted = latestFirst(periods.map((period) => ({ period })));
  expect(sorted.map((entry) => entry.period.from)).toEqual([
    '2019-02',
    '2021',
    '2021-06',
    '2021-05',
    '2017',
    '2020-11',
    '2015',
  ]);
});

test('an entry is dated by its position within a longer stay', () => {
  const messages = readMessages(defaultLocale);
  for (const [index, entry] of entriesIn(messages, localeData(defaultLocale)).entries()) {
    const { date, positionDate } = portfolio[index] ?? {};
    expect(entry.period).toEqual(positionDate ?? date);
    expect(entry.stay).toBe(positionDate && date);
  }
});

test('the kind of contract is left out where the words beside it say it', () => {
  expect(unlessSaid('stage', 'Acme Stage de 6 mois')).toBeUndefined();
  expect(unlessSaid('stage', 'Acme Mission de 6 mois')).toBe('stage');
  expect(unlessSaid(undefined, 'Acme')).toBeUndefined();
});

test('a link to the code says so', () => {
  const [site, code] = ['https://shop.example', 'https://code.example/shop'];
  const labels = (links: Parameters<typeof linksOf>[0]) => linksOf(links).map(({ label }) => label);
  expect(labels({ deployUrl: site, githubUrl: code })).toEqual([
    'portfolio.deployedHere',
    'portfolio.sourceCode',
  ]);
  expect(labels({ deployUrl: site })).toEqual(['portfolio.deployedHere']);
  expect(labels({ githubUrl: code })).toEqual(['portfolio.deployedCode']);
  expect(labels({})).toEqual([]);
});

for (const [language, expected] of Object.entries({
  fr: ['2,5~s', '2,5~min', '2,5~h', '2,5~j', '2,5|%', '2,5~ko'],
  en: ['2.5~s', '2.5~min', '2.5~h', '2.5~days', '2.5%', '2.5~kB'],
}))
  test(`a measure in ${language} has no ordinary space before its unit`, () => {
    const locale = locales.find((one) => one === language);
    test.skip(!locale, 'the site lacks the language');
    const data = localeData(locale ?? defaultLocale);
    const units = ['second', 'minute', 'hour', 'day', 'percent', 'kilobyte'];
    expect(units.map((unit) => formatMeasure(2.5, unit, data))).toEqual(expected.map(withSpaces));
  });
