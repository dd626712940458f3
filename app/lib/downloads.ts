import { profile } from '@/content/profile';
import type { Locale } from './locales';

/** The owner's name as part of a file's name: small letters without accents, joined by "-". */
const owner = profile.name
  .normalize('NFD')
  .replace(/\p{Mark}/gu, '')
  .toLowerCase()
  .match(/[a-z\d]+/g)
  ?.join('-');

/** The paths of the files to download in a language, under names that a recruiter keeps. */
export const downloads = (locale: Locale) => ({
  pdf: `/cv/cv-${owner}-${locale}.pdf`,
  docx: `/cv/cv-${owner}-${locale}.docx`,
  card: `/card/${owner}-${locale}.vcf`,
  resume: `/resume/resume-${owner}-${locale}.json`,
});
