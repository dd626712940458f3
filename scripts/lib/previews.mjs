/**
 * The pictures of link previews are drawn by `npm run previews` and committed, with the words that stand in them: this
 * tells when the site has come to say something else, such as another owner's name.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from './files.mjs';
import { importTypeScript } from './typescript-modules.mjs';

/** @typedef {ReturnType<import('../../app/_lib/search-engines/for-build').previews>[number]['words']} Words */

/** @param {string} root */
const recordFile = (root) => join(root, 'scripts/artwork/previews/words.json');

/**
 * The words in the pictures as they were drawn, by path.
 * @param {string} root
 * @returns {Record<string, Words>}
 */
export function readDrawnWords(root) {
  return existsSync(recordFile(root)) ? JSON.parse(readFileSync(recordFile(root), 'utf8')) : {};
}

/**
 * @param {string} root
 * @param {Record<string, Words>} words
 */
export function writeDrawnWords(root, words) {
  writeIfChanged(recordFile(root), `${JSON.stringify(words, null, 2)}\n`);
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
  const drawn = readDrawnWords(root);
  return previews().flatMap(({ path, words }) => {
    const file = `public${path}`;
    if (!existsSync(join(root, file))) return `${file} is missing: "npm run previews" draws it.`;
    const isCurrent = Object.entries(words).every(
      ([name, word]) => drawn[path]?.[/** @type {keyof Words} */ (name)] === word,
    );
    return isCurrent ? [] : `${file} shows other words than the site: "npm run previews" draws it anew.`;
  });
}
