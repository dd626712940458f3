import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLocale } from '../../app/_lib/locales';
import { BuildError } from '../lib/errors';
import { listFiles } from '../lib/files';
import { iconNames } from '../lib/icons';
import { explainSyntaxError, parseJson } from '../lib/syntax';
import { type ContentInput, checkContent, contentFiles } from './check-content';
import { formatError, type ValidationError } from './validation-error';

interface ReadContent {
  input: ContentInput;
  /** One for each file that can't be read. */
  unreadable: ValidationError[];
}

/** Throws one line for each validation error. */
export function requireValidContent({ input, unreadable }: ReadContent): void {
  // A file that can't be read would make every name in it unknown: those errors would hide this one.
  const errors = unreadable.length ? unreadable : checkContent(input);
  if (!errors.length) return;
  throw new BuildError(
    [
      ...errors.map(formatError),
      `content: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`,
    ].join('\n'),
  );
}

/** Reads content/ and messages/ of a folder. */
export async function readContent(folder: string): Promise<ReadContent> {
  if (!existsSync(join(folder, 'messages')))
    throw new BuildError(`${folder}: has no messages; expected a folder with content/ and messages/ in it`);
  const unreadable: ValidationError[] = [];
  const read = async <Value>(file: string, load: () => Value | Promise<Value>) => {
    try {
      return await load();
    } catch (error) {
      const message = `can't be read (${explainSyntaxError(error)}); expected valid syntax`;
      unreadable.push({ file, path: [], message });
      return undefined;
    }
  };

  const content: Partial<ContentInput['content']> = {};
  for (const name of contentFiles) {
    const file = `content/${name}.ts`;
    const module = await read(file, () => import(pathToFileURL(join(folder, file)).href));
    content[name] = module?.[name];
  }
  const messages: ContentInput['messages'] = {};
  const found = readdirSync(join(folder, 'messages')).filter((name) => name.endsWith('.json'));
  for (const name of new Set([`${defaultLocale}.json`, ...found])) {
    const file = `messages/${name}`;
    messages[name.replace('.json', '')] = await read(file, () =>
      parseJson(readFileSync(join(folder, file), 'utf8')),
    );
  }
  return {
    input: {
      content: content as ContentInput['content'],
      messages,
      pictureFiles: listFiles(join(folder, 'content/pictures')),
      icons: iconNames(folder),
    },
    unreadable,
  };
}
