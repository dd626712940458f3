import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PictureId } from '@/content/types';

/** Whether a file is a picture that the build can read, and nothing that a system has left. */
export const isPicture = (file: string) => /(^|\/)[^./][^/]*\.(png|jpe?g|webp)$/i.test(file);

/** The file of a picture of content/pictures: its extension is the owner's choice. */
export function findPicture(id: PictureId): string {
  const { dir, base } = parse(join(process.cwd(), 'content/pictures', id));
  const file = readdirSync(dir).find((name) => isPicture(name) && parse(name).name === base);
  return join(dir, file ?? base);
}
