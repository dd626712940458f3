import { type Locale, locales } from '@/app/lib/locales';
import { profile } from '@/content/profile';
import { makeCv } from './cv/cv';
import { qrCode } from './vcard';

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
  cv: (locale: Locale, type: 'pdf' | 'docx') => `cv-${owner}-${locale}.${type}`,
  card: (locale: Locale) => `${owner}-${locale}.vcf`,
  resume: (locale: Locale) => `resume-${owner}-${locale}.json`,
};

async function downloadsIn(locale: Locale) {
  const cvs = await makeCv(locale);
  const cv = (type: 'pdf' | 'docx') => ({
    file: fileNames.cv(locale, type),
    size: Math.round(cvs[type].length / 1000),
  });
  return {
    pdf: cv('pdf'),
    docx: cv('docx'),
    card: fileNames.card(locale),
    resume: fileNames.resume(locale),
    /** The width of the QR code in squares. */
    qrSize: qrCode.size,
    /** Named here, as browsers differ in their names of time zones. */
    zone: timeZoneName(locale),
  };
}

/** @example timeZoneName('en') // 'Central European Time' */
function timeZoneName(locale: Locale): string {
  const { timeZone, year } = profile;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(year, 0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** What the pages say about the files to download, by language. */
export async function downloads() {
  const all = locales.map(async (locale) => [locale, await downloadsIn(locale)] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<
    Locale,
    Awaited<ReturnType<typeof downloadsIn>>
  >;
}
