import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { BuildError } from '../lib/errors';
import { listFiles, writeWhole } from '../lib/files';
import { moveAddressScriptFirst } from './address-script-first';
import { inlineStyles } from './inline-styles';
import { delayScripts } from './late-scripts';
import { addSecurityPolicy } from './security-policy';

/** A parsed page: `$(selector)` finds its elements. */
export type Page = CheerioAPI;

export type Transform = ($: Page) => void;

/** With scripting off the content of <noscript> is parsed too: its styles need a hash like any others. */
export const parsePage = (html: string): Page => load(html, { scriptingEnabled: false });

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
    ($) => inlineStyles($, (href) => readSheet(href.slice(basePath.length))),
    delayScripts,
    ($) => addSecurityPolicy($, remoteOrigin),
  ];
}

/** Parses every page of an export once, applies the transforms and writes it back. */
export function transformPages(out: string, transforms: Transform[]): string {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(out, page);
    const $ = parsePage(readFileSync(file, 'utf8'));
    try {
      for (const transform of transforms) transform($);
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`out/${page}: ${error.message}`) : error;
    }
    writeWhole(file, $.html());
  }
  return `${pages.length} pages`;
}
