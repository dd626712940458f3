import type { Locale } from '@/app/lib/locales';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { bareMark } from '../sources';
import { typeset } from '../typst';
import { cvContent } from './content';
import { wordFile } from './word';

/** To read, and to edit or import. */
type Cv = Record<'pdf' | 'docx', Buffer>;

const made = new Map<Locale, Promise<Cv>>();

/** The CV in a language, made once: pages show its size. */
export function makeCv(locale: Locale): Promise<Cv> {
  const cv = made.get(locale) ?? fitCv(locale);
  made.set(locale, cv);
  return cv;
}

/** It keeps to two pages: where there would be more, the earliest positions get one line each. */
async function fitCv(locale: Locale): Promise<Cv> {
  const mark = bareMark().replace(/(fill|stroke)="#[^"]+"/g, '$1="#10141c"');
  for (let inFull = portfolio.length; ; inFull--) {
    const content = await cvContent(locale, inFull);
    const document = await typeset('app/(files)/cv/cv.typ', { ...content, mark, accent: profile.accent });
    if (document.pages <= 2 || inFull === 0) return { pdf: document.pdf(), docx: await wordFile(content) };
  }
}
