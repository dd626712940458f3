import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PictureId } from '@/content/types';

/** The file of a picture of content/pictures: its extension is the owner's choice. */
export function findPicture(id: PictureId): string {
  const { dir, base } = parse(join(process.cwd(), 'content/pictures', id));
  const file = readdirSync(dir).find((name) => parse(name).name === base);
  return join(dir, file ?? base);
}
