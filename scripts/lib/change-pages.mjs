/** What the steps of the build that change the exported HTML have in common. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { listFiles, writeWhole } from './files.mjs';

/**
 * Rewrites every page of the export; a fault is told with the page's name.
 * @param {string} out
 * @param {(html: string) => string} change
 * @returns {string} one line about what was done
 */
export function changePages(out, change) {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(out, page);
    try {
      writeWhole(file, change(readFileSync(file, 'utf8')));
    } catch (error) {
      throw error instanceof BuildFault ? new BuildFault(`out/${page}: ${error.message}`) : error;
    }
  }
  return `${pages.length} pages`;
}
