import { timeZoneName } from '@/app/(files)/display-names';
import { type Locale, locales } from '@/app/lib/locales';
import { profile } from '@/content/profile';
import { qrCode } from './card/vcard';
import { makeCv } from './cv/make';
import { fileNames } from './files';

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
    zone: timeZoneName(profile, locale),
  };
}

/** What the pages say about the files to download, by language. */
export async function downloads() {
  const all = locales.map(async (locale) => [locale, await downloadsIn(locale)] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<
    Locale,
    Awaited<ReturnType<typeof downloadsIn>>
  >;
}
