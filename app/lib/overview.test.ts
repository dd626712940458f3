import { expect, test } from 'playwright/test';
import fr from '@/messages/fr.json' with { type: 'json' };
import { entriesIn, technologiesByUse, technologyName } from './works';

test('technologies are sorted by use, then by name, each once with the works that used it', () => {
  const entries = entriesIn(fr, 'fr');
  const uses = technologiesByUse(entries);
  const order = uses.map(
    ({ technology, works }) => `${100 - works.length} ${technologyName(technology).toLowerCase()}`,
  );
  expect(order).toEqual([...order].sort());
  expect(new Set(uses.map(({ technology }) => technology)).size).toBe(uses.length);
  const works = entries.flatMap(({ worksArray }) => worksArray);
  for (const { technology, works: users } of uses) {
    const expected = works.filter(({ technologies }) => technologies.includes(technology));
    expect(users).toEqual(expected.map(({ id }) => id));
  }
});
