import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { flatten } from './catalogues';
import type { ContentInput } from './check-content';
import { ownedByContent } from './unused';
import { formatPath, type ValidationError } from './validation-error';

/** A text in quotes that may be a key, such as `nav.home` or `sky.light.${light}`. */
const QUOTED = /['"`]((?:[\w.-]|\$\{[^}]*\})+)['"`]/g;

/**
 * Words of pages that no code names any more.
 * @param root of the project
 */
export function findUnusedWords(root: string, messages: ContentInput['messages']): ValidationError[] {
  const isNamed = namedInCode(root);
  return Object.entries(messages).flatMap(([locale, tree]) =>
    [...flatten(tree).keys()]
      .filter((key) => !ownedByContent.test(key) && !key.startsWith('pictures.') && !isNamed(key))
      .map((key) => ({
        file: `messages/${locale}.json`,
        path: formatPath(key.split('.')),
        message: 'is a text that no page names; expected to be used or removed',
      })),
  );
}

/** @returns whether a dotted key is one of those that the code names */
function namedInCode(root: string): (key: string) => boolean {
  const files = ['app', 'scripts'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => join(root, folder, file)),
  );
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')));
  const exact = new Set(names);
  const patterns = names.filter((name) => name.includes('${')).map(toPattern);
  return (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** The texts in quotes that have a dot. */
const namesIn = (code: string) =>
  [...code.matchAll(QUOTED)]
    .map(([, name = '']) => name)
    .filter((name) => /\.\w|\w\./.test(name.replace(/\$\{[^}]*\}/g, '')));

const toPattern = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`);
