import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { profile } from '@/content/profile';
import type { PictureId } from '@/content/types';

/** The file of a picture of content/pictures: its extension is the owner's choice. */
export function findPicture(id: PictureId): string {
  const { dir, base } = parse(join(process.cwd(), 'content/pictures', id));
  const file = readdirSync(dir).find((name) => parse(name).name === base);
  return join(dir, file ?? base);
}

/** The mark of the site as SVG text, drawn in the accent. */
export const mark = () =>
  readFileSync(join(process.cwd(), 'content/mark.svg'), 'utf8').replaceAll('currentColor', profile.accent);

/** The mark without its ground. */
export const bareMark = () => mark().replace(/<rect[^>]*>/, '');
