/**
 * Step of the build: puts a page's style sheets into its HTML, so that a first visit is painted from one answer of the
 * network. Their links stay, switched off: React looks for them, takes them as loaded, and nothing is fetched twice.
 * (Next's `experimental.inlineCss` writes the sheets into the payload too, vercel/next.js#98079.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePages } from './change-pages.mjs';
import { BuildFault } from './faults.mjs';
import { startTags } from './html-inline.mjs';

/**
 * @param {string} html
 * @param {(href: string) => string} readSheet gives a sheet's text, its addresses absolute
 * @returns {string}
 * @throws {BuildFault} when the page isn't built as expected
 */
export function withInlineStyles(html, readSheet) {
  const links = [...startTags(html)].filter(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet',
  );
  if (!links.length) throw new BuildFault('expected links to style sheets.');
  let inlined = '';
  let at = 0;
  for (const { attributes, start, end } of links) {
    const style = `<style>${readSheet(attributes.get('href') ?? '')}</style>`;
    inlined += html.slice(at, start) + style + html.slice(start, end).replace(/\/?>$/, ' disabled=""/>');
    at = end;
  }
  return inlined + html.slice(at);
}

/**
 * @param {{ out: string, basePath: string }} options
 * @returns {string} one line about what was done
 */
export function inlineStyles({ out, basePath }) {
  const readSheet = (/** @type {string} */ href) => {
    const css = readFileSync(join(out, href.slice(basePath.length)), 'utf8').trim();
    if (css.includes('</style')) throw new BuildFault(`${href} holds "</style": it can't stand inside HTML.`);
    // What a sheet names is found from where the sheet lies, unless it says the whole path, as Next's do.
    if (/url\((?!["']?(data:|\/|#))/.test(css)) throw new BuildFault(`${href} holds a relative address.`);
    return css;
  };
  return changePages(out, (html) => withInlineStyles(html, readSheet));
}
