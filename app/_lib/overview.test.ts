import { expect, test } from 'playwright/test';
import { portfolio } from '../../content/portfolio';
import { technologies } from '../../content/technologies';
import { technologiesByUse, usesTechnology } from './overview';

test('technologies come by use, then by name, each once with the works that used it', () => {
  const uses = technologiesByUse(portfolio);
  expect(uses[0]).toEqual({
    technology: 'typescript',
    works: ['podcast', 'travel', 'meetsys', 'bookshelf', 'arena'],
  });
  const order = uses.map(
    ({ technology, works }) => `${100 - works.length} ${technologies[technology].name.toLowerCase()}`,
  );
  expect(order).toEqual([...order].sort());
  expect(new Set(uses.map(({ technology }) => technology)).size).toBe(uses.length);
  const used = portfolio.flatMap(({ technos }) => technos.flatMap(({ works }) => works));
  expect(uses.flatMap(({ works }) => works)).toHaveLength(used.length);
});

test('a technology of an entry is not one of each of its works', () => {
  const apps = portfolio.find(({ title }) => title === 'entries.apps.title');
  if (!apps) throw new Error('the sample has an entry of two apps');
  expect([0, 1].map((work) => usesTechnology(apps, work, 'redis'))).toEqual([false, true]);
});
