import { facts } from '@/app/lib/text-facts';
import { profile } from '@/content/profile';

/** @example localTime(date, 'Europe/Paris') // { hour: '8', minute: '05' } */
export function localTime(date: Date, timeZone: string): { hour: string; minute: string } {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(date);
  const [hour = '', minute = ''] = time.split(':');
  return { hour: String(Number(hour)), minute };
}

/** The day of the still picture of the sky, at midnight UTC: a page states it without its hour. */
export const pictureDay = Date.UTC(facts.year, 5, 21);

/** Its time in the owner's city. */
export const pictureTime = { hour: '23', minute: '00' };

/** The moment that it shows, for the build: a phone takes long to find it. */
export function pictureMoment(): Date {
  const asUtc = pictureDay + Number(pictureTime.hour) * 3_600_000;
  // Swedish writes dates as ISO 8601 does.
  const inZone = new Date(asUtc).toLocaleString('sv', { timeZone: profile.timeZone });
  const offset = Date.parse(`${inZone}Z`) - asUtc;
  return new Date(asUtc - offset);
}
