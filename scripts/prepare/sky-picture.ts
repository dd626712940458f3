/**
 * The sky above the owner's city at a summer solstice, as an SVG file: what Contact shows until the sky of the minute can
 * be drawn. Its name contains its hash, which content/sky-picture.generated.json passes to the components.
 */
import { join } from 'node:path';
import { profile } from '../../content/profile';
import { writeGenerated, writeHashed } from '../lib/files';
import { renderSkyPicture } from '../sky/picture';

/** Returns one line about what was done. */
export function writeSkyPicture(root: string): string {
  const date = eveningOf(profile.year, profile.timeZone);
  const picture = renderSkyPicture(date, profile);
  const file = writeHashed(join(root, 'public'), 'sky', 'svg', picture);
  const facts = { file, date: date.toISOString() };
  writeGenerated(root, 'sky-picture', facts);
  return `${facts.date}, ${picture.length} characters`;
}

/** 21 June at 23:00 in a time zone. */
function eveningOf(year: number, timeZone: string): Date {
  const wanted = Date.UTC(year, 5, 21, 23);
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(wanted);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return new Date(wanted - (shown - wanted));
}
