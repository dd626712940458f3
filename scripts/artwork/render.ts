/**
 * `npm run artwork`: renders the scenes, worlds and portrait, then the link previews, which show them. It takes
 * half an hour on two cores, and the same sources give the same bytes. `npm run previews`: the link previews alone.
 *   npm run artwork -- home portrait                                     only these
 *   npm run artwork -- home --scale 0.33 --crop 0.4,0,0.6,1 --out draft  a quick look at a part
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths';
import { openBrowser } from './browser';
import { renderPreviews } from './previews/render';
import { presets } from './scenes/presets';
import { type Draft, renderScene } from './scenes/render';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    crop: { type: 'string', default: '0,0,1,1' },
    out: { type: 'string', default: join(root, 'content/pictures') },
  },
});
const [left = 0, top = 0, width = 1, height = 1] = values.crop.split(',').map(Number);
const draft: Draft = { out: values.out, scale: Number(values.scale), crop: [left, top, width, height] };

const browser = await openBrowser();
const page = await browser.newPage();
// tsx names every function through this helper, which functions that run in the page then need too.
await page.addInitScript('globalThis.__name = (value) => value');
await page.goto('about:blank');
for (const name of positionals.length ? positionals : [...Object.keys(presets), 'previews']) {
  if (name === 'previews') await renderPreviews(browser);
  else console.log(await renderScene(page, name, draft));
}
await browser.close();
