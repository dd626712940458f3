import { expect, test } from 'playwright/test';
import { locales } from '@/app/lib/locales';
import { documentHref, downloads, pageHref, routes } from './addresses';
import { knownNames } from './known-names';
import { readHash } from './read-hash';

test('files have neutral names where the owner’s name has no Latin letters', () => {
  const [locale] = locales;
  expect(downloads(locale)).toEqual({
    pdf: `/cv/cv-${locale}.pdf`,
    docx: `/cv/cv-${locale}.docx`,
    card: `/card/card-${locale}.vcf`,
    resume: `/resume/resume-${locale}.json`,
  });
});

test('the hash of a document reads back to its page, work or technology', () => {
  const names = knownNames();
  const [work, technology] = [names.works[0], names.technologies[0]];
  for (const locale of locales)
    for (const route of routes) {
      const page = pageHref(locale, route);
      expect(documentHref(page, { route })).toBe(page);
    }
  for (const target of [{ work }, { technology }, { work, technology }]) {
    const hash = documentHref('', { route: 'portfolio', ...target });
    const read = readHash(hash, names);
    if (hash)
      expect(read).toMatchObject({ route: 'portfolio', ...(work && target.work ? { work } : target) });
  }
});
