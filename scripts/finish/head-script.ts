import type { CheerioAPI } from 'cheerio';
import { BuildError } from '../lib/script';

/**
 * Moves the address script to the front of `<head>`. React puts style sheets and scripts before it, and an
 * inline script waits for them: a shared link would first fetch the files of a page that it then leaves.
 */
export function moveHeadScriptFirst($: CheerioAPI): void {
  const script = $('meta[charset]:first-child ~ script#address-script');
  if (!script.length) throw new BuildError('expected <meta charset>, then the address script of app/router.');
  $('meta[charset]').after(script);
}
