/**
 * Bundler loader for `*.words.ts` files, whose quoted names are keys of the catalogues. It puts the words under these keys
 * in every language, compiled, in place of the file; without keys, all words. So a page ships only its own words, and no
 * parser for them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  if (keys.length === 0) return compileAll(catalogue) as Group;
  const picked: Group = {};
  for (const key of keys) {
    const names = key.split('.');
    const words = names.reduce<unknown>((node, name) => (node as Group | undefined)?.[name], catalogue);
    if (words === undefined) throw new Error(`"${key}" is not a key of the catalogues; see messages/.`);
    const last = names.pop() ?? '';
    let group = picked;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as Group;
    }
    group[last] = compileAll(words);
  }
  return picked;
}

/** Lists stay as they are: they contain whole sentences without arguments, which the content check verifies. */
function compileAll(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileAll(value)]));
}
