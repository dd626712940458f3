/**
 * `npm run artwork`: renders the scenes, worlds and portrait, then the link previews, which show them. It takes
 * half an hour on two cores, and the same sources give the same bytes. `npm run artwork -- home portrait` renders only these,
 * `npm run previews` only the link previews.
 */
import { openBrowser } from './browser';
import { renderPreviews } from './previews/render';
import { presets } from './scenes/presets';
import { renderScene } from './scenes/render';

const names = process.argv.slice(2);
const browser = await openBrowser();
const page = await browser.newPage();
// tsx names every function through this helper, which functions that run in the page then need too.
await page.addInitScript('globalThis.__name = (value) => value');
await page.goto('about:blank');
for (const name of names.length ? names : [...Object.keys(presets), 'previews']) {
  if (name === 'previews') await renderPreviews(browser);
  else console.log(await renderScene(page, name));
}
await browser.close();
