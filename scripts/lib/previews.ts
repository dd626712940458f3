/**
 * The pictures of link previews are drawn by `npm run previews` and committed. The build reports those that are missing or
 * show other words than the site.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { previews } from '../../app/_lib/search-engines/previews';
import { profile } from '../../content/profile';
import { sha256 } from './files';
import { translator } from './translator';

type Preview = ReturnType<typeof previews>[number];

/** A short hash, hexadecimal, of the words and the accent of a picture, which keeps it as its EXIF description. */
export const previewFingerprint = (words: Preview['words'], accent = profile.accent) =>
  sha256(JSON.stringify([words, accent])).slice(0, 16);

export async function outdatedPreviews(root: string, all = previews(translator)): Promise<string[]> {
  const lines = all.map(async ({ path, words }) => {
    const file = `public${path}`;
    if (!existsSync(join(root, file))) return [`${file} is missing: "npm run previews" draws it.`];
    const { exif } = await sharp(join(root, file)).metadata();
    if (exif?.includes(previewFingerprint(words))) return [];
    return [`${file} shows other words or another accent than the site: "npm run previews" draws it again.`];
  });
  return (await Promise.all(lines)).flat();
}
