import { BuildError } from '../lib/errors';
import type { Page } from './pages';

/**
 * Puts a page's style sheets into its HTML: the first visit is painted from one response. Their links stay, disabled, so
 * that React takes them as loaded and nothing is fetched twice. (Next's `experimental.inlineCss` writes the sheets into
 * the payload too, vercel/next.js#98079.)
 * @param readSheet returns the text of a sheet
 */
export function inlineStyles($: Page, readSheet: (href: string) => string): void {
  const links = $('link[rel=stylesheet]');
  if (!links.length) throw new BuildError('expected links to style sheets.');
  for (const link of links) {
    const href = $(link).attr('href') ?? '';
    const css = readSheet(href);
    if (css.includes('</style'))
      throw new BuildError(`${href} contains "</style" and can't be put into HTML.`);
    // A relative URL would be resolved against the page instead of the sheet.
    if (/url\((?!["']?(data:|\/|#))/.test(css)) throw new BuildError(`${href} contains a relative URL.`);
    $(link).before($('<style>').text(css)).attr('disabled', '');
  }
}
