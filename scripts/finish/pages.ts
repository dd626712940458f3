import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { locales } from '../../app/lib/locales';
import { listFiles, writeWhole } from '../lib/files';
import { BuildError } from '../lib/script';
import { addSecurityPolicy } from './content-security-policy';
import { moveHeadScriptFirst } from './head-script-first';
import { delayScripts } from './late-scripts';
import { inlineStyles } from './styles';

/** With scripting off `<noscript>` is parsed too: its styles need a hash like any others. */
const parsePage = (html: string) => load(html, { scriptingEnabled: false });

/**
 * Parses every page of an export once, changes it and writes it back.
 * @param own files of public/, which stay as they are
 */
export function finishPages(out: string, own: string[], basePath: string): string {
  const files = listFiles(out);
  const pages = files.filter((file) => file.endsWith('.html') && !own.includes(file));
  // Fetched with a page's other scripts, so that a switch of the language requests nothing.
  const words = files
    .filter((file) => /\/words-[\w-]+-json\./.test(file))
    .map((file) => `${basePath}/${file}`);
  if (words.length !== locales.length)
    throw new BuildError(`expected a script with words for each language, found ${words.length}.`);
  for (const page of pages) {
    const $ = parsePage(readFileSync(join(out, page), 'utf8'));
    try {
      moveHeadScriptFirst($);
      inlineStyles($, (href) => readFileSync(join(out, href.slice(basePath.length)), 'utf8'));
      delayScripts($, words);
      // The last change, as it hashes what the others wrote.
      addSecurityPolicy($);
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`out/${page}: ${error.message}`) : error;
    }
    writeWhole(join(out, page), $.html());
  }
  return `${pages.length} pages`;
}
