import { attempt } from '@/app/lib/attempt';
import { facts } from '@/app/lib/texts/message-values';
import { observer } from './observer';

/** Milliseconds by which the clocks of a time zone are ahead of universal time. */
function clockOffset(date: Date, timeZone: string): number {
  const time = date.getTime();
  // `Intl`, which Safari needs, takes a slow phone 300 ms when it is asked first.
  if ('Temporal' in globalThis)
    return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  // Swedish writes dates as ISO 8601 does.
  return Date.parse(`${date.toLocaleString('sv', { timeZone })}Z`) - Math.floor(time / 1000) * 1000;
}

/**
 * @returns nothing where the browser doesn't know the time zone
 * @example localTime(date, 'Europe/Paris') // { hour: '8', minute: '05', weekday: 0 }, a Sunday
 */
export function localTime(date: Date, timeZone: string) {
  const offset = attempt(() => clockOffset(date, timeZone));
  // Not a number: an answer in other digits than 0 to 9.
  if (offset === undefined || Number.isNaN(offset)) return undefined;
  const local = new Date(date.getTime() + offset);
  return {
    hour: String(local.getUTCHours()),
    minute: String(local.getUTCMinutes()).padStart(2, '0'),
    weekday: local.getUTCDay(),
  };
}

/** The day of the still picture of the sky, at midnight UTC: a page states it without its hour. */
export const pictureDay = Date.UTC(facts.year, 5, 21);

/** Its time in the owner's city. */
export const pictureTime = { hour: '23', minute: '00' };

/** The moment that it shows, for the build: a phone takes long to find it. */
export function pictureMoment(): Date {
  const asUtc = new Date(pictureDay + Number(pictureTime.hour) * 3_600_000);
  return new Date(asUtc.getTime() - clockOffset(asUtc, observer.timeZone));
}
