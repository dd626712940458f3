/**
 * Step of the build: what an export holds for those who read it without opening it. Link previews, languages and
 * structured data go into the heads of the pages; the sitemap, robots.txt and the web app manifests stand beside them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { writeWhole } from './files.mjs';
import { previewFaults } from './previews.mjs';
import { importTypeScript } from './typescript-modules.mjs';

const UNSET =
  'SITE_URL is not set: no sitemap.xml, and link previews name their pictures without a host, which most networks ignore.';

/** @typedef {import('../../app/_lib/search-engines/for-build')} ForBuild */

/**
 * @param {{ root: string, out: string, settings: Pick<import('./settings.mjs').Settings, 'siteUrl' | 'basePath'> }} options
 * @returns {Promise<string>} a line about what was done, and one about each thing that keeps it from being whole
 */
export async function writeForSearchEngines({ root, out, settings }) {
  const { searchEngineAdditions } = /** @type {ForBuild} */ (
    await importTypeScript(root, 'app/_lib/search-engines/for-build.ts')
  );
  const { heads, files } = searchEngineAdditions(settings, (path) => existsSync(join(out, path)));
  for (const [page, html] of heads) {
    const file = join(out, page, 'index.html');
    writeWhole(file, withHead(readFileSync(file, 'utf8'), html));
  }
  for (const [path, text] of files) writeWhole(join(out, path), text);
  const done = `${heads.length} heads, ${files.length} files`;
  return [done, ...(settings.siteUrl ? [] : [UNSET]), ...(await previewFaults(root))].join('\n');
}

/**
 * Puts HTML at the end of a page's head, where nothing waits for it.
 * @param {string} page
 * @param {string} html
 */
function withHead(page, html) {
  const end = page.indexOf('</head>');
  if (end < 0) throw new BuildFault('expected </head> in an exported page, found none.');
  return page.slice(0, end) + html + page.slice(end);
}
