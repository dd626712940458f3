import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPicture } from '../../app/(files)/picture-files';
import { flatten, listFiles, readText } from '../lib/files';
import { languagesOfFiles, parseTranslation } from '../lib/messages';
import { root } from '../lib/paths';
import { BuildError } from '../lib/script';

export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads content/ and messages/: facts as they are written, texts and pictures by their paths. */
export async function readContent() {
  return {
    portfolio: await readFacts('portfolio', () => import('../../content/portfolio')),
    hobbies: await readFacts('hobbies', () => import('../../content/hobbies')),
    profile: await readFacts('profile', () => import('../../content/profile')),
    resume: await readFacts('resume', () => import('../../content/resume')),
    technologies: (await readFacts('technologies', () => import('../../content/technologies'))) as Record<
      string,
      { name: string }
    >,
    languages: (await readFacts(
      'localeNames',
      () => import('../../content/languages'),
      'content/languages.ts',
    )) as Record<string, string>,
    videos: (await readFacts('videos', () => import('../../content/videos'))) as Record<string, string>,
    messages: new Map(languagesOfFiles().map((locale) => [locale, flatten(parseTranslation(locale))])),
    pictures: readPictures(),
  };
}

/** The pictures of content/pictures/, without their endings. */
export const readPictures = () =>
  listFiles(join(root, 'content/pictures'))
    .filter(isPicture)
    .map((file) => file.replace(/\.\w+$/, ''));

/** What a file of content/ exports. */
async function readFacts<Name extends string, Facts>(
  name: Name,
  load: () => Promise<{ [key in Name]: Facts }>,
  file = `content/${name}.ts`,
): Promise<Facts> {
  const expected = `expected "export const ${name} = …"`;
  if (!existsSync(join(root, file))) throw new BuildError(`${file}: is missing; ${expected}`);
  // Node would report another encoding as wrong syntax.
  readText(file);
  const { [name]: facts } = await load();
  if (!facts) throw new BuildError(`${file}: does not export ${name}; ${expected}`);
  return facts;
}

/** @example inFile('profile.links.0.url') // 'content/profile.ts › links.0.url' */
export const inFile = (path: string) => `content/${path.replace('.', '.ts › ')}`;

/** A value as JSON, in which non-breaking spaces are visible as escapes. */
export const quote = (value: unknown) =>
  JSON.stringify(value)?.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
