import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { flatten } from './catalogues';
import type { ContentInput } from './check-content';
import { ownedByContent } from './unused';
import type { ValidationError } from './validation-error';

/** A text in quotes that may be a key, such as `nav.home` or `sky.light.${light}`. */
const QUOTED = /['"`]((?:[\w.-]|\$\{[^}]*\})+)['"`]/g;

/** Words of pages that no code names any more. */
export function findUnusedWords(root: string, messages: ContentInput['messages']): ValidationError[] {
  const named = namesInCode(root);
  return Object.entries(messages).flatMap(([locale, tree]) =>
    [...flatten(tree).keys()]
      .filter((key) => !ownedByContent.test(key) && !/^(?:pictures|captions)\./.test(key) && !named.test(key))
      .map((key) => ({
        file: `messages/${locale}.json`,
        path: key.split('.'),
        message: 'is used by no page; expected to be used or removed',
      })),
  );
}

/** A pattern of every key that the code names, in a text with a dot; `${…}` may be any part of a key. */
function namesInCode(root: string): RegExp {
  const files = ['app', 'scripts'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => join(root, folder, file)),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const names = [...code.join('\n').matchAll(QUOTED)].map(([, name = '']) => name.split(/\$\{[^}]*\}/));
  const keys = names.filter((parts) => /\.\w|\w\./.test(parts.join('')));
  const patterns = keys.map((parts) => parts.join('.+').replace(/\.(?!\+)/g, '\\.'));
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
}
