import { getTranslations } from 'next-intl/server';
import sharp from 'sharp';
import { findPicture } from '@/app/(files)/picture-files';
import { canonicalUrl, siteUrl } from '@/app/lib/address/addresses';
import type { Locale } from '@/app/lib/locales';
import { capitalize, countryName } from '@/app/lib/texts/wording';
import { profile } from '@/content/profile';

type Property = readonly [name: string, value: string];

/** Pixels. Some address books refuse a card of more than a few dozen kilobytes. */
const photoSize = 256;

/** The contact card that phones import: version 3.0 (RFC 2426), which all of them read. */
export async function contactCard(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const country = profile.country ? countryName(profile.country, locale) : '';
  return vcard([
    ...identity(locale),
    ['TITLE', escapeText(capitalize(t('meta.jobTitle'), locale))],
    ...phoneLine('TEL;TYPE=CELL'),
    ...emailLine('EMAIL;TYPE=INTERNET'),
    ['ADR', `;;;${escapeText(profile.city ?? '')};;;${escapeText(country)}`],
    ...(profile.links ?? []).map(({ url }): Property => ['URL', url]),
    ...(t.has('pictures.portrait') ? [await photoLine()] : []),
  ]);
}

/** The number without the spaces of its notation, if the owner gives one. */
export const phoneLine = (name: string): Property[] =>
  profile.phone ? [[name, profile.phone.replaceAll(' ', '')]] : [];

/** The e-mail address, if the owner gives one. */
export const emailLine = (name: string): Property[] => (profile.email ? [[name, profile.email]] : []);

/** Who the owner is: the first properties of each card. */
export const identity = (locale: Locale): Property[] => [
  ['FN', escapeText(profile.name)],
  ['N', `${escapeText(profile.familyName ?? '')};${escapeText(profile.givenName)};;;`],
  ...(siteUrl ? [['URL', canonicalUrl(locale, 'home')] as const] : []),
];

/** The owner's photo in a format that every address book reads. */
async function photoLine(): Promise<Property> {
  const photo = await sharp(findPicture('portrait'))
    .autoOrient()
    .resize(photoSize, photoSize, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return ['PHOTO;ENCODING=b;TYPE=JPEG', photo.toString('base64')];
}

/** The text of a card. */
export function vcard(properties: Property[]): string {
  const all: Property[] = [['BEGIN', 'VCARD'], ['VERSION', '3.0'], ...properties, ['END', 'VCARD']];
  return all.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}

/** Text in which commas and semicolons separate nothing. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Splits a line after 75 bytes at most, not inside a character; a space continues a line. */
function fold(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + character) > 75) pieces.push(` ${character}`);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces.join('\r\n');
}
