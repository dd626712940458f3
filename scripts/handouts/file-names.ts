import { deburr, kebabCase } from 'es-toolkit/string';
import type { Locale } from '@/app/_lib/locales';
import { profile } from '@/content/profile';

/** The owner's name as part of a file's name: small letters without accents, joined by "-". */
const owner = kebabCase(deburr(profile.name).toLowerCase());

/** The formats of the CV: to read, and to edit or import. */
export const cvTypes = ['pdf', 'docx'] as const;

export type CvType = (typeof cvTypes)[number];

/** The names that a recruiter keeps the files under. */
export const fileNames = {
  /** @example fileNames.cv('fr') // 'cv-camille-vega-fr.pdf' */
  cv: (locale: Locale, type: CvType = 'pdf') => `cv-${owner}-${locale}.${type}`,
  card: (locale: Locale) => `${owner}-${locale}.vcf`,
  /** In the newest version of the format, in all languages at once. */
  newestCard: `${owner}-v4.vcf`,
  resume: (locale: Locale) => `resume.${locale}.json`,
};
