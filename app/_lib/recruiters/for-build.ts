/** What the build and its tools write for recruiters: scripts/lib/cv.mjs reads this. */
import { locales } from '../locales';
import { cvFile, cvPage } from './cv';

/** The curriculum vitae in every language: the name of its file, and the page to print. */
export function curricula() {
  return locales.map((locale) => ({ file: cvFile(locale), html: cvPage(locale) }));
}
