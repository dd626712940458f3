/** What the build and its tools write for recruiters: scripts/lib/cv.mjs and scripts/lib/handouts.mjs read this. */
import { profile } from '@/content/profile';
import { type Locale, locales } from '../locales';
import { cvPage } from './cv';
import { fileNames } from './file-names';
import { resume } from './resume';
import type { Site } from './site';
import { leanCard, newestCard, phoneCard } from './vcard';

/** The curriculum vitae in every language: the name of its file, and the page to print. */
export function curricula() {
  return locales.map((locale) => ({ locale, file: fileNames.cv(locale), html: cvPage(locale) }));
}

/** The id of the owner's photo among the pictures. */
export const photo = profile.photo;

/** The files that a build writes, and the card for a QR code. */
export function handouts(site: Site, photo: Buffer) {
  const inAll = <Item>(make: (locale: Locale) => Item) =>
    locales.map((locale) => ({ locale, ...make(locale) }));
  return {
    cards: inAll((locale) => ({ file: fileNames.card(locale), text: phoneCard(locale, site, photo) })),
    newestCard: { file: fileNames.newestCard, text: newestCard(site, photo) },
    leanCard: leanCard(site),
    resumes: inAll((locale) => ({
      file: fileNames.resume(locale),
      text: `${JSON.stringify(resume(locale, site), null, 2)}\n`,
    })),
  };
}
