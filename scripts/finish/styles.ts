import type { CheerioAPI } from 'cheerio';
import { BuildError } from '../lib/script';

/**
 * Puts a page's style sheets into its HTML: the first visit is painted from one response. Their
 * links stay, disabled, so that React takes them as loaded and nothing is fetched twice. (Next's
 * `experimental.inlineCss` writes the sheets into the payload too, vercel/next.js#98079.)
 */
export function inlineStyles($: CheerioAPI, readSheet: (href: string) => string): void {
  const links = $('link[rel=stylesheet]');
  // React looks for this attribute of the sheets that it manages.
  if (!links.length || links.not('[data-precedence]').length)
    throw new BuildError('Next has changed how it links style sheets; see scripts/finish/styles.ts.');
  for (const link of links) {
    const href = $(link).attr('href') ?? '';
    const css = readSheet(href).trim();
    // A relative URL would be resolved against the page instead of the sheet.
    if (/<\/style|url\((?!["']?(data:|\/|#))/.test(css))
      throw new BuildError(`${href} contains "</style" or a relative URL and can't be put into HTML.`);
    $(link).before($('<style>').text(css)).attr('disabled', '');
  }
}
