import { expect, test } from 'playwright/test';
import { locales } from '@/app/lib/locales';
import { downloads, phoneHref } from './addresses';

test('files have neutral names where the owner’s name has no Latin letters', () => {
  const [locale] = locales;
  expect(downloads(locale)).toEqual({
    pdf: `/cv/cv-${locale}.pdf`,
    docx: `/cv/cv-${locale}.docx`,
    card: `/card/card-${locale}.vcf`,
    resume: `/resume/resume-${locale}.json`,
  });
});

test('a number that only its own country can call is no link', () => {
  expect(phoneHref('+33 6 39 98 07 42')).toBe('tel:+33639980742');
  expect(phoneHref('06 39 98 07 42')).toBeUndefined();
});
