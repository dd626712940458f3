/**
 * Bundler loader for `*.words.ts` files, whose quoted names are keys of the catalogues. It puts the words under these keys
 * in every language, compiled, in place of the file; without keys, all words. So a page ships only its own words, and no
 * parser for them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cloneDeepWith from 'es-toolkit/compat/cloneDeepWith';
import has from 'es-toolkit/compat/has';
import pick from 'es-toolkit/compat/pick';
import compile from 'icu-minify/compile';
import { BuildError } from './lib/errors';
import { explainSyntaxError, parseJson } from './lib/syntax';

type Group = Record<string, unknown>;

interface LoaderContext {
  rootContext: string;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** @returns a module whose default export is the chosen words by language */
export default function wordsLoader(this: LoaderContext, source: string): string {
  const folder = join(this.rootContext, 'messages');
  this.addContextDependency(folder);
  const keys = [...source.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => key);
  const catalogues = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      this.addDependency(join(folder, file));
      return [file.replace('.json', ''), pickWords(readCatalogue(folder, file), keys)];
    });
  // Browsers parse JSON text faster than the same object written as code.
  const json = JSON.stringify(Object.fromEntries(catalogues));
  return `export default JSON.parse(${JSON.stringify(json)})`;
}

function readCatalogue(folder: string, file: string): Group {
  try {
    return parseJson(readFileSync(join(folder, file), 'utf8')) as Group;
  } catch (error) {
    throw new BuildError(
      `messages/${file}: can't be read (${explainSyntaxError(error)}); expected valid syntax`,
    );
  }
}

/** The part of a catalogue under the keys, such as `nav` or `meta.home.title`, compiled. */
export function pickWords(catalogue: Group, keys: string[]): Group {
  const unknown = keys.find((key) => !has(catalogue, key));
  if (unknown) throw new Error(`"${unknown}" is not a key of the catalogues; see messages/.`);
  const picked = keys.length ? pick(catalogue, keys) : catalogue;
  return cloneDeepWith(picked, (value) => (typeof value === 'string' ? compile(value) : undefined));
}
