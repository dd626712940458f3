import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { root } from '../lib/paths';
import { BuildError } from '../lib/script';

export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads content/ and messages/: facts as they are written, texts and pictures by their paths. */
export async function readContent() {
  const locales = readdirSync(join(root, 'messages')).map((file) => file.replace('.json', ''));
  return {
    ...(await import('../../content/portfolio')),
    ...(await import('../../content/hobbies')),
    profile: (await import('../../content/profile')).profile,
    ...(await import('../../content/resume')),
    technologies: (await import('../../content/technologies')).technologies as Record<
      string,
      { name: string }
    >,
    videos: (await import('../../content/videos')).videos as Record<string, string>,
    messages: new Map(locales.map((locale) => [locale, flatten(readJson(`messages/${locale}.json`))])),
    pictures: listFiles(join(root, 'content/pictures')).map((file) => file.replace(/\.\w+$/, '')),
  };
}

/** @throws a line that names the file and the line where it breaks off */
function readJson(file: string): unknown {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1] ?? text.length;
    const line = text.slice(0, Number(at)).split('\n').length;
    throw new BuildError(`${file}, line ${line}: ${String(error)}; expected valid JSON`);
  }
}

/** The leaves of a tree by dotted path. */
export function flatten(tree: unknown, path = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[path, tree]]);
  const parts = Object.entries(tree).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}

/** @example inFile('profile.links.0.url') // 'content/profile.ts › links.0.url' */
export const inFile = (path: string) => `content/${path.replace('.', '.ts › ')}`;

/** A value as JSON, in which non-breaking spaces are visible as escapes. */
export const quote = (value: unknown) =>
  JSON.stringify(value)?.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
