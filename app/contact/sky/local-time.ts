import type { Locale } from '@/app/lib/locales';
import { facts, profile } from '@/content/profile';

/** @example localTime(date, 'Europe/Paris') // { hour: '8', minute: '05' } */
export function localTime(date: Date, timeZone: string): { hour: string; minute: string } {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(date);
  const [hour = '', minute = ''] = time.split(':');
  return { hour: String(Number(hour)), minute };
}

/** @example timeZoneName('en') // 'Central European Time' */
export function timeZoneName(locale: Locale): string {
  const { timeZone } = profile;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(facts.year, 0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The moment that the still picture of the sky shows: 21 June, 23:00 in the owner's city. */
export function pictureMoment(): Date {
  const asUtc = Date.UTC(facts.year, 5, 21, 23);
  // Swedish writes dates as ISO 8601 does.
  const inZone = new Date(asUtc).toLocaleString('sv', { timeZone: profile.timeZone });
  const offset = Date.parse(`${inZone}Z`) - asUtc;
  return new Date(asUtc - offset);
}
