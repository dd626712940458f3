import { expect, test } from 'playwright/test';
import { downloads } from './addresses';
import { locales } from './locales';

test('a name without letters for addresses leaves the files neutral names', () => {
  const [locale] = locales;
  expect(downloads(locale)).toEqual({
    pdf: `/cv/cv-${locale}.pdf`,
    docx: `/cv/cv-${locale}.docx`,
    card: `/card/card-${locale}.vcf`,
    resume: `/resume/resume-${locale}.json`,
  });
});
