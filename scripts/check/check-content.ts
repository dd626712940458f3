import type { z } from 'zod';
import { contentSchemas, explainIssue, type Known } from '../../content/schema';
import { type Catalogue, type Catalogues, checkCatalogues, flatten } from './catalogues';
import { type Fault, formatPath } from './fault';
import { checkPeriods } from './periods';
import { checkPictures, describedKeys } from './pictures';

/** The content files, each named as the file and as its export. */
export const contentFiles = [
  'profile',
  'portfolio',
  'hobbies',
  'technologies',
  'videos',
  'pictures',
] as const;

/** All that the check looks at; nothing in it is trusted to have its type. */
export interface ContentInput {
  /** What each content file exports. */
  content: Record<(typeof contentFiles)[number], unknown>;
  /** The tree of messages of each language by locale; the first is the one that the others follow. */
  messages: Record<string, unknown>;
  /** Paths of the files in content/pictures, from there. */
  pictureFiles: readonly string[];
  /** Slugs of the icons that can be drawn. */
  icons: ReadonlySet<string>;
}

/** Gives every fault in the content, in the order of the files; an empty list when there is none. Throws nothing. */
export function checkContent({ content, messages, pictureFiles, icons }: ContentInput): Fault[] {
  const catalogues: Catalogues = new Map(
    Object.entries(messages).map(([locale, tree]) => [locale, flatten(tree)]),
  );
  const pictures = new Map(entriesOf(content.pictures));
  const known: Known = {
    ...knownMessages(catalogues),
    pictures,
    technologies: new Set(entriesOf(content.technologies).map(([id]) => id)),
    videos: new Set(entriesOf(content.videos).map(([id]) => id)),
    icons,
  };
  const schemas = contentSchemas(known);
  return [
    ...contentFiles.flatMap((name) => checkFile(`content/${name}.ts`, schemas[name], content[name])),
    ...checkPictures(pictures, pictureFiles),
    ...checkCatalogues(catalogues, describedKeys(pictures)),
    ...checkPeriods(catalogues, dateKeys(content.portfolio)),
  ];
}

function checkFile(file: string, schema: z.ZodType, value: unknown): Fault[] {
  const result = schema.safeParse(value, { error: explainIssue });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ file, path: formatPath(path), message }));
}

/** A key counts as known as soon as one language has it; that the others lack it is told once, of the catalogue. */
function knownMessages(catalogues: Catalogues): Pick<Known, 'texts' | 'lists'> {
  const all = [...catalogues.values()].reverse().flatMap((catalogue: Catalogue) => [...catalogue]);
  return {
    texts: new Set(all.flatMap(([key, value]) => (typeof value === 'string' ? [key] : []))),
    lists: new Map(
      all.flatMap(([key, value]) => (Array.isArray(value) ? [[key, value.length] as const] : [])),
    ),
  };
}

/** The keys of the entries' dates, as far as the portfolio has any. */
function dateKeys(portfolio: unknown): string[] {
  if (!Array.isArray(portfolio)) return [];
  return portfolio.flatMap((entry) => (typeof entry?.date === 'string' ? [entry.date] : []));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
