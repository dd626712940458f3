import { bareMark } from '@/app/(files)/drawings';
import { typeset } from '@/app/(files)/typst';
import type { Locale } from '@/app/lib/locales';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { cvContent } from './cv-content';
import { wordFile } from './word';

/** The CV as PDF, of two pages at most: if needed, the earliest positions lose their works. */
export async function cvPdf(locale: Locale): Promise<Buffer> {
  const mark = bareMark().replace(/(fill|stroke)="#[^"]+"/g, '$1="#10141c"');
  for (let inFull = portfolio.length; ; inFull--) {
    const data = { ...(await cvContent(locale, inFull)), mark, accent: profile.accent };
    const document = typeset('app/(files)/cv/cv.typ', data);
    if (document.pages <= 2 || inFull === 0) return document.pdf();
  }
}

/** The same content as a Word file, for those who ask for one; of any number of pages. */
export const cvWord = async (locale: Locale) => wordFile(await cvContent(locale));
