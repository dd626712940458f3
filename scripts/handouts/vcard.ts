import { canonicalHref, siteUrl } from '@/app/_lib/addresses';
import { countryName } from '@/app/_lib/display-names';
import { defaultLocale, type Locale } from '@/app/_lib/locales';
import { phoneHref } from '@/app/_lib/phone';
import { profile } from '@/content/profile';

type Property = readonly [name: string, value: string];

/** The contact card that phones import: version 3.0 (RFC 2426), as not all of them read the newer one. */
export function phoneCard(locale: Locale, title: string, photo: Buffer): string {
  return card('3.0', [
    ...identity(locale),
    ['TITLE', escapeText(title)],
    ['TEL;TYPE=CELL', phone],
    ['EMAIL;TYPE=INTERNET', profile.email],
    ['ADR', address(locale)],
    ...links,
    ['PHOTO;ENCODING=b;TYPE=JPEG', photo.toString('base64')],
  ]);
}

/** The card in version 4.0 (RFC 6350), with the job title in every language. */
export function newestCard(titles: { locale: Locale; title: string }[], photo: Buffer): string {
  return card('4.0', [
    ...identity(defaultLocale),
    ...titles.map(({ locale, title }): Property => [`TITLE;ALTID=1;LANGUAGE=${locale}`, escapeText(title)]),
    ['TEL;TYPE=cell;VALUE=uri', telephone],
    ['EMAIL', profile.email],
    ['ADR', address(defaultLocale)],
    ...links,
    ['PHOTO', `data:image/jpeg;base64,${photo.toString('base64')}`],
  ]);
}

/**
 * The card for a QR code: only how to reach the owner, so that its squares are large enough for any camera.
 * @param url the full address of the home page, where it is known
 */
export function compactCard(url?: string): string {
  return card('3.0', [...names(url), ['TEL', phone], ['EMAIL', profile.email]]);
}

const telephone = phoneHref(profile.phone);
const phone = telephone.replace('tel:', '');

const address = (locale: Locale) =>
  `;;;${escapeText(profile.city)};;;${profile.country ? escapeText(countryName(profile.country, locale)) : ''}`;

const links = (profile.links ?? []).map(({ url }): Property => ['URL', url]);

const identity = (locale: Locale) => names(siteUrl ? canonicalHref(locale, 'home') : undefined);

/** Who it is, which both versions write in the same way. */
function names(url: string | undefined): Property[] {
  return [
    ['FN', escapeText(profile.name)],
    ['N', `${escapeText(profile.familyName)};${escapeText(profile.givenName)};;;`],
    ...(url ? [['URL', url] as const] : []),
  ];
}

function card(version: string, properties: Property[]): string {
  const all: Property[] = [['BEGIN', 'VCARD'], ['VERSION', version], ...properties, ['END', 'VCARD']];
  return all.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}

/** Text in which commas and semicolons separate nothing. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Splits a line into pieces of at most 75 bytes, never inside a character; a space marks a continued line. */
function fold(line: string): string {
  const pieces = [''];
  for (const letter of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + letter) > 75) pieces.push(` ${letter}`);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces.join('\r\n');
}
