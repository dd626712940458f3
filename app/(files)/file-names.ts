import type { Locale } from '@/app/_lib/locales';
import { profile } from '@/content/profile';
import type { CvType } from './cv/make';

/** What a route of one file a language gets. */
export interface FileRequest {
  params: Promise<{ file: string }>;
}

/** The owner's name as part of a file's name: small letters without accents, joined by "-". */
const owner = profile.name
  .normalize('NFD')
  .replace(/\p{Mark}/gu, '')
  .toLowerCase()
  .match(/[a-z\d]+/g)
  ?.join('-');

/** The names that a recruiter keeps the files under. */
export const fileNames = {
  /** @example fileNames.cv('fr', 'pdf') // 'cv-camille-vega-fr.pdf' */
  cv: (locale: Locale, type: CvType) => `cv-${owner}-${locale}.${type}`,
  card: (locale: Locale) => `${owner}-${locale}.vcf`,
  resume: (locale: Locale) => `resume-${owner}-${locale}.json`,
};
