import type { CheerioAPI } from 'cheerio';
import { transformSync } from 'esbuild';
import { inlineScript } from '../../app/lib/inline-script';
import { BuildError } from '../lib/script';
import { loadScripts } from './browser/load-scripts';

/**
 * Delays the framework's scripts until everything visible has arrived: a page is complete without
 * them, and their 125 kB would compete with its picture and its fonts. Until then
 * `<html data-arriving>` lets style sheets hold back pictures further down.
 * @param words the scripts with the words of all languages
 */
export function delayScripts($: CheerioAPI, words: string[]): void {
  // Polyfills for browsers that can't run the other scripts.
  $('script[nomodule]').remove();
  const scripts = $('script[src]');
  const sources = [...new Set(scripts.get().map((script) => $(script).attr('src') ?? ''))];
  const start = sources.find((source) => source.includes('/main-app-'));
  // Next gives this id to the script that starts React.
  const first = scripts.filter('#_R_');
  if (!first.length || !start || scripts.not('[async]').length)
    throw new BuildError('Next has changed how it starts a page; see scripts/finish/late-scripts.ts.');
  const others = [...sources.filter((source) => source !== start), ...words];
  const { code } = transformSync(inlineScript(loadScripts, start, others), { minify: true });
  $('html').attr('data-arriving', '');
  first.before($('<script>').text(code.trim()));
  scripts.remove();
  $('link[as=script]').remove();
}
