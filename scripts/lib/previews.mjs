/**
 * The pictures of link previews are drawn by `npm run previews` and committed: this finds those that are missing or show
 * other words than the site does now, such as another owner's name.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { importTypeScript } from './typescript-modules.mjs';

/** @typedef {ReturnType<import('../../app/_lib/search-engines/for-build').previews>[number]['words']} Words */

/**
 * A short hash over the words of a picture, which the picture keeps as its EXIF description.
 * @param {Words} words
 * @returns {string} hexadecimal
 */
export function previewFingerprint(words) {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

/**
 * What is wrong with the pictures, a line each.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function previewFaults(root) {
  const { previews } = /** @type {import('../../app/_lib/search-engines/for-build')} */ (
    await importTypeScript(root, 'app/_lib/search-engines/for-build.ts')
  );
  const faults = previews().map(async ({ path, words }) => {
    const file = `public${path}`;
    if (!existsSync(join(root, file))) return [`${file} is missing: "npm run previews" draws it.`];
    const { exif } = await sharp(join(root, file)).metadata();
    if (exif?.includes(previewFingerprint(words))) return [];
    return [`${file} shows other words than the site: "npm run previews" draws it anew.`];
  });
  return (await Promise.all(faults)).flat();
}
