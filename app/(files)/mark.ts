import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '@/content/profile';

/** The mark of the site as SVG text, drawn in the accent. */
export const mark = () =>
  readFileSync(join(process.cwd(), 'content/mark.svg'), 'utf8').replaceAll('currentColor', profile.accent);

/** The mark without its ground. */
export const bareMark = () => mark().replace(/<rect[^>]*>/, '');
