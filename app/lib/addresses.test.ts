import { expect, test } from 'playwright/test';
import { downloads } from './addresses';
import { locales } from './locales';

test('files have neutral names where the owner’s name has no Latin letters', () => {
  const [locale] = locales;
  expect(downloads(locale)).toEqual({
    pdf: `/cv/cv-${locale}.pdf`,
    docx: `/cv/cv-${locale}.docx`,
    card: `/card/card-${locale}.vcf`,
    resume: `/resume/resume-${locale}.json`,
  });
});
