import type { z } from 'zod';
import { describedKinds } from '../../content/pictures';
import { contentSchemas } from '../../content/schema';
import { type Catalogue, type Catalogues, checkCatalogues, flatten } from './catalogues';
import type { Known } from './references';
import type { ValidationError } from './validation-error';
import { explainIssue } from './values';

/** The content files, each named as the file and as its export. */
export const contentFiles = ['profile', 'resume', 'portfolio', 'hobbies', 'technologies', 'videos'] as const;

/** All that the check looks at; nothing in it is trusted to have its type. */
export interface ContentInput {
  content: Record<(typeof contentFiles)[number], unknown>;
  /** The tree of messages of each language by locale; the first is the one that the others follow. */
  messages: Record<string, unknown>;
  /** Paths of the files in content/pictures, from there. */
  pictureFiles: readonly string[];
  icons: ReadonlySet<string>;
}

/** Returns every validation error of the content, in the order of the files. Never throws. */
export function checkContent({ content, messages, pictureFiles, icons }: ContentInput): ValidationError[] {
  const catalogues: Catalogues = new Map(
    Object.entries(messages).map(([locale, tree]) => [locale, flatten(tree)]),
  );
  const known: Known = {
    ...knownMessages(catalogues),
    ...knownPictures(pictureFiles),
    technologies: keysOf(content.technologies),
    videos: keysOf(content.videos),
    icons,
  };
  const schemas = contentSchemas(known);
  return [
    ...contentFiles.flatMap((name) => checkFile(`content/${name}.ts`, schemas[name], content[name])),
    ...checkCatalogues(catalogues, known.contentPictures),
  ];
}

function checkFile(file: string, schema: z.ZodType, value: unknown): ValidationError[] {
  const result = schema.safeParse(value, { error: explainIssue });
  return result.success ? [] : result.error.issues.map(({ path, message }) => ({ file, path, message }));
}

/** A key is known as soon as one language has it: what another language lacks is reported once, for its catalogue. */
function knownMessages(catalogues: Catalogues): Pick<Known, 'texts' | 'lists'> {
  const all = [...catalogues.values()].reverse().flatMap((catalogue: Catalogue) => [...catalogue]);
  const texts = all.flatMap(([key, value]) => (typeof value === 'string' ? [key] : []));
  const lists = all.flatMap(([key, value]) => (Array.isArray(value) ? [[key, value.length] as const] : []));
  return { texts: new Set(texts), lists: new Map(lists) };
}

const extension = /\.(jpe?g|png|webp)$/;

/** The ids of the pictures in a folder, all of them and those that need a description. */
export function knownPictures(files: readonly string[]): Pick<Known, 'pictures' | 'contentPictures'> {
  const ids = files.filter((file) => extension.test(file)).map((file) => file.replace(extension, ''));
  const isDescribed = (id: string) => describedKinds.some((kind) => id === kind || id.startsWith(`${kind}/`));
  return { pictures: new Set(ids), contentPictures: new Set(ids.filter(isDescribed)) };
}

function keysOf(value: unknown): Set<string> {
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}
