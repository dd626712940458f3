import { profile } from '@/content/profile';
import { countryName } from '../display-names';
import { defaultLocale, type Locale, locales } from '../locales';
import { phoneHref } from '../phone';
import { translator } from '../translator';
import { homeUrl, type Site } from './site';

type Property = readonly [name: string, value: string];

/** The contact card that phones import: version 3.0 (RFC 2426), as not all of them read the newer one. */
export function phoneCard(locale: Locale, site: Site, photo: Buffer): string {
  return card('3.0', [
    ...identity(locale, site),
    ['TITLE', title(locale)],
    ['TEL;TYPE=CELL', phone],
    ['EMAIL;TYPE=INTERNET', profile.email],
    ['ADR', address(locale)],
    ...links,
    ['PHOTO;ENCODING=b;TYPE=JPEG', photo.toString('base64')],
  ]);
}

/** The card in version 4.0 (RFC 6350), with what the owner does in every language. */
export function newestCard(site: Site, photo: Buffer): string {
  return card('4.0', [
    ...identity(defaultLocale, site),
    ...locales.map((locale): Property => [`TITLE;ALTID=1;LANGUAGE=${locale}`, title(locale)]),
    ['TEL;TYPE=cell;VALUE=uri', telephone],
    ['EMAIL', profile.email],
    ['ADR', address(defaultLocale)],
    ...links,
    ['PHOTO', `data:image/jpeg;base64,${photo.toString('base64')}`],
  ]);
}

/** The card for a QR code: only what reaches the owner, so that its squares stay large enough for any camera. */
export function leanCard(site: Site): string {
  return card('3.0', [...identity(defaultLocale, site), ['TEL', phone], ['EMAIL', profile.email]]);
}

const telephone = phoneHref(profile.phone);
const phone = telephone.replace('tel:', '');

const address = (locale: Locale) =>
  `;;;${textValue(profile.city)};;;${profile.country ? textValue(countryName(profile.country, locale)) : ''}`;

const links = (profile.links ?? []).map(({ url }): Property => ['URL', url]);

const title = (locale: Locale) => textValue(translator(locale)('meta.jobTitle'));

/** Who it is, which both versions write alike. */
function identity(locale: Locale, site: Site): Property[] {
  const url = homeUrl(site, locale);
  return [
    ['FN', textValue(profile.name)],
    ['N', `${textValue(profile.familyName)};${textValue(profile.givenName)};;;`],
    ...(url ? [['URL', url] as const] : []),
  ];
}

function card(version: string, properties: Property[]): string {
  const all: Property[] = [['BEGIN', 'VCARD'], ['VERSION', version], ...properties, ['END', 'VCARD']];
  return all.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}

/** Text in which commas and semicolons part nothing. */
function textValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a line into pieces of at most 75 bytes, none of them within a letter; a space continues it. */
function fold(line: string): string {
  const pieces = [''];
  for (const letter of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + letter) > 75) pieces.push(` ${letter}`);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces.join('\r\n');
}
