import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../lib/errors';
import { listFiles, writeWhole } from '../lib/files';
import { moveAddressScriptFirst } from './address-script';
import { type Document, parsePage, serializePage } from './html';
import { inlineStyles } from './inline-styles';
import { delayScripts } from './late-scripts';
import { addSecurityPolicy } from './security-policy';

export type Transform = (document: Document) => void;

export interface Export {
  out: string;
  basePath: string;
  /** The origin of a background picture that the owner has chosen. */
  remoteOrigin: string | null;
}

/** Everything that is done to an exported page, in this order. */
export function pageTransforms({ out, basePath, remoteOrigin }: Export): Transform[] {
  const readSheet = (file: string) => readFileSync(join(out, file), 'utf8').trim();
  return [
    moveAddressScriptFirst,
    (document) => inlineStyles(document, (href) => readSheet(href.slice(basePath.length))),
    delayScripts,
    (document) => addSecurityPolicy(document, { remoteOrigin }),
  ];
}

/** Parses every page of an export once, applies the transforms and writes it back. */
export function transformPages(out: string, transforms: Transform[]): string {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(out, page);
    const document = parsePage(readFileSync(file, 'utf8'));
    try {
      for (const transform of transforms) transform(document);
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`out/${page}: ${error.message}`) : error;
    }
    writeWhole(file, serializePage(document));
  }
  return `${pages.length} pages`;
}
