/**
 * The sky above the owner's city at a summer solstice, as an SVG file: what Contact shows until the sky of the minute can
 * be drawn. Its name contains its hash, which content/sky-picture.generated.json passes to the components.
 */
import { join } from 'node:path';
import { profile } from '../../content/profile';
import { writeGenerated, writeHashed } from '../lib/files';
import { renderSkyPicture } from '../sky/picture';

export function writeSkyPicture(root: string): string {
  const date = eveningOf(profile.year, profile.timeZone);
  const picture = renderSkyPicture(date, profile);
  const file = writeHashed(join(root, 'public'), 'sky', 'svg', picture);
  writeGenerated(root, 'sky-picture', { file, date });
  return `${date.toISOString()}, ${picture.length} characters`;
}

/** 21 June at 23:00 in a time zone. */
function eveningOf(year: number, timeZone: string): Date {
  const wanted = Date.UTC(year, 5, 21, 23);
  // Swedish writes dates as ISO 8601 does.
  const shown = Date.parse(`${new Date(wanted).toLocaleString('sv', { timeZone })}Z`);
  return new Date(2 * wanted - shown);
}
