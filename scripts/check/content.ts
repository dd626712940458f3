import { join } from 'node:path';
import { isPicture } from '../../app/(files)/picture-files';
import { flatten, listFiles, readText } from '../lib/files';
import { languagesOfFiles, parseTranslation } from '../lib/messages';
import { root } from '../lib/paths';

export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads content/ and messages/: facts as they are written, texts and pictures by their paths. */
export async function readContent() {
  // Node would report another encoding as wrong syntax.
  for (const file of listFiles(join(root, 'content'))) if (file.endsWith('.ts')) readText(`content/${file}`);
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
    messages: new Map(languagesOfFiles().map((locale) => [locale, flatten(parseTranslation(locale))])),
    pictures: listFiles(join(root, 'content/pictures'))
      .filter(isPicture)
      .map((file) => file.replace(/\.\w+$/, '')),
  };
}

/** @example inFile('profile.links.0.url') // 'content/profile.ts › links.0.url' */
export const inFile = (path: string) => `content/${path.replace('.', '.ts › ')}`;

/** A value as JSON, in which non-breaking spaces are visible as escapes. */
export const quote = (value: unknown) =>
  JSON.stringify(value)?.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
