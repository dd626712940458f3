import { expect, test } from 'playwright/test';
import { portfolio } from '../../content/portfolio';
import type { Period } from '../../content/types';
import { readMessages } from '../../e2e/support/words';
import { defaultLocale } from './locales';
import { formatPeriod } from './periods';
import { linksOf, unlessSaid } from './work-texts';
import { entriesIn, latestFirst } from './works';

test('positions are sorted by their end, and one that lasts comes first', () => {
  const periods: Period[] = [
    { from: '2020-11', to: '2021-04' },
    { from: '2021-05', to: '2021-07' },
    { from: '2019-02', to: null },
    { from: '2021-06', to: '2021-07' },
  ];
  const sorted = latestFirst(periods.map((period) => ({ period })));
  expect(sorted.map((entry) => entry.period.from)).toEqual(['2019-02', '2021-06', '2021-05', '2020-11']);
});

test('an entry is dated by its position, and names the stay where that is longer', () => {
  const messages = readMessages(defaultLocale);
  for (const [index, entry] of entriesIn(messages, defaultLocale).entries()) {
    const { date, positionDate } = portfolio[index] ?? portfolio[0];
    expect(entry.period).toEqual(positionDate ?? date);
    expect(entry.dateText).toBe(
      formatPeriod(positionDate ?? date, defaultLocale, messages.portfolio.present),
    );
    expect(entry.stay).toBe(positionDate && date);
  }
});

test('the kind of contract is left out where the words beside it say it', () => {
  expect(unlessSaid('stage', 'Acme Stage de 6 mois')).toBeUndefined();
  expect(unlessSaid('stage', 'Acme Mission de 6 mois')).toBe('stage');
  expect(unlessSaid(undefined, 'Acme')).toBeUndefined();
});

test('a link to the code says so, also where it is the only one', () => {
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
