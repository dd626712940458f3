/**
 * Bundler loader for `*.words` files. Such a file lists dotted keys of the catalogues, one a line; the module that takes
 * its place holds the words under them in every language. So a page ships its own words only, and no parser with them:
 * the messages are compiled here. (next-intl's own loader takes whole catalogues, and refuses lists.)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';

/**
 * @this {{ rootContext: string, resourcePath: string, addDependency(file: string): void, addContextDependency(folder: string): void }}
 * @param {string} source the keys
 * @returns {string} a module whose default export is the picked words by language
 */
export default function wordsLoader(source) {
  const folder = join(this.rootContext, 'messages');
  this.addContextDependency(folder);
  const keys = source.split('\n').filter(Boolean);
  const catalogues = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      this.addDependency(join(folder, file));
      const catalogue = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [file.replace('.json', ''), pickWords(catalogue, keys)];
    });
  // Browsers read a JSON text faster than the same object written out as code.
  const json = JSON.stringify(Object.fromEntries(catalogues));
  return `export default JSON.parse(${JSON.stringify(json)})`;
}

/**
 * The part of a catalogue that stands under the keys, compiled.
 * @param {object} catalogue
 * @param {string[]} keys such as `nav` or `meta.home.title`
 * @returns {Record<string, unknown>}
 * @throws when there is nothing under a key
 */
export function pickWords(catalogue, keys) {
  /** @type {Record<string, unknown>} */
  const picked = {};
  for (const key of keys) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let from = /** @type {Record<string, unknown> | undefined} */ (catalogue);
    let to = picked;
    for (const name of path) {
      from = /** @type {typeof from} */ (from?.[name]);
      to = /** @type {typeof picked} */ ((to[name] ??= {}));
    }
    const words = from?.[last];
    if (words === undefined) throw new Error(`"${key}" is no key of the catalogues; see messages/.`);
    to[last] = compileAll(words);
  }
  return picked;
}

/**
 * Lists stay as they are: they hold whole sentences without arguments, which the content check sees to.
 * @param {unknown} node
 * @returns {unknown}
 */
function compileAll(node) {
  if (typeof node === 'string') return compile(node);
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileAll(value)]));
}
