import { expect, test } from 'playwright/test';
import { portfolio } from '../../content/portfolio';
import { technologiesByUse, technologyName } from './overview';
import { technologiesOf, workId } from './works';

test('technologies are sorted by use, then by name, each once with the works that used it', () => {
  const uses = technologiesByUse(portfolio);
  const order = uses.map(
    ({ technology, works }) => `${100 - works.length} ${technologyName(technology).toLowerCase()}`,
  );
  expect(order).toEqual([...order].sort());
  expect(new Set(uses.map(({ technology }) => technology)).size).toBe(uses.length);
  for (const { technology, works } of uses) {
    const users = portfolio.flatMap((entry) =>
      entry.worksArray.filter((work) => technologiesOf(entry, work).includes(technology)).map(workId),
    );
    expect(works).toEqual(users);
  }
});
