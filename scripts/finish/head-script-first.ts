import type { CheerioAPI } from 'cheerio';
import { BuildError } from '../lib/script';

/**
 * Moves the head script before the style sheets and scripts that React puts first: an inline script
 * waits for them, so a shared link would first fetch the files of a page that it then leaves.
 */
export function moveHeadScriptFirst($: CheerioAPI): void {
  const script = $('meta[charset]:first-child ~ script#head-script');
  if (!script.length) throw new BuildError('expected <meta charset>, then the head script of app/router.');
  $('meta[charset]').after(script);
}
