import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { capitalize } from '@/app/_lib/capitalize';
import { type Locale, locales } from '@/app/_lib/locales';
import { translator } from '@/app/_lib/translator';
import { profile } from '@/content/profile';
import { fileNames } from './file-names';
import { newestCard, phoneCard } from './vcard';

/** Pixels; address books show it small, and some refuse a card of more than a few dozen kilobytes. */
const PHOTO_SIZE = 256;

const jobTitle = (locale: Locale) => capitalize(translator(locale)('meta.jobTitle'), locale);

export function contactCards(): Record<string, () => Promise<string>> {
  const titles = locales.map((locale) => ({ locale, title: jobTitle(locale) }));
  const phoneCards = titles.map(({ locale, title }) => [
    fileNames.card(locale),
    async () => phoneCard(locale, title, await readPhoto()),
  ]);
  return {
    ...Object.fromEntries(phoneCards),
    [fileNames.newestCard]: async () => newestCard(titles, await readPhoto()),
  };
}

/** The owner's photo in a format that every address book reads. */
async function readPhoto(): Promise<Buffer> {
  const folder = join(process.cwd(), 'content/pictures');
  const file = readdirSync(folder).find((name) => name.replace(/\.\w+$/, '') === profile.photo);
  return sharp(join(folder, file ?? profile.photo))
    .autoOrient()
    .resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
