import { expect, test } from 'playwright/test';
import { locales } from '@/app/lib/locales';
import { downloads } from './addresses';

test('files have neutral names where the owner’s name has no Latin letters', () => {
  const [locale] = locales;
  expect(downloads(locale)).toEqual({
    pdf: `/cv/cv-${locale}.pdf`,
    docx: `/cv/cv-${locale}.docx`,
    card: `/card/card-${locale}.vcf`,
    resume: `/resume/resume-${locale}.json`,
  });
});
