import type { Locale } from '@/app/lib/locales';
import { facts, profile } from '@/content/profile';

/** Hour and minute in a time zone, which is always the owner's (sky.tsx, describe.ts), on a clock of 24 hours; only the minute always has two digits. */
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

/** The moment of sky.svg, the picture before the live chart: 21 June at 23:00 in the owner's city. */
export function pictureMoment(): Date {
  const wanted = Date.UTC(facts.year, 5, 21, 23);
  // What that moment, taken as UTC, shows in the zone is ahead by its offset. Swedish writes dates as ISO 8601 does.
  const shown = Date.parse(`${new Date(wanted).toLocaleString('sv', { timeZone: profile.timeZone })}Z`);
  return new Date(2 * wanted - shown);
}
