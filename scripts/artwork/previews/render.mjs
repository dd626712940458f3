// Draws the picture of every page's link preview, in every language, with the words of the catalogues.
//   node scripts/artwork/previews/render.mjs [home|portfolio|contact|hobbies]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../lib/paths.mjs';
import { prepare } from '../../lib/prepare.mjs';
import { readDrawnWords, writeDrawnWords } from '../../lib/previews.mjs';
import { importTypeScript } from '../../lib/typescript-modules.mjs';
import { open } from '../posters/studio.mjs';

/** What each page's picture is composed of, under the names that preview.html uses. */
const masters = {
  home: { 'scene.jpg': 'scenes/home.jpg', 'portrait.jpg': 'portrait.jpg' },
  portfolio: { 'scene.jpg': 'scenes/portfolio.jpg' },
  contact: { 'scene.jpg': 'scenes/contact.jpg' },
  hobbies: {
    'scene.jpg': 'scenes/hobbies.jpg',
    'gas.webp': 'worlds/gas.webp',
    'living.webp': 'worlds/living.webp',
  },
};

/** Some messengers fetch no heavy picture, and none of them waits long. */
const MAX_BYTES = 120_000;

// In a fresh clone what the site's modules read isn't made yet.
await prepare(root);
const { portfolio: entries } = await importTypeScript(root, 'content/portfolio.ts');
const { previews } = await importTypeScript(root, 'app/_lib/search-engines/for-build.ts');
const only = process.argv[2];
const drawn = only ? readDrawnWords(root) : {};
const studio = await open();
await mkdir(join(root, 'public/previews'), { recursive: true });
for (const { path, route, words } of previews()) {
  if (only && only !== route) continue;
  const used = {};
  for (const [name, file] of Object.entries(masters[route]))
    used[name] = await readFile(join(root, 'content/pictures', file));
  const shot = await studio.photograph({
    path: `previews/preview.html#${encodeURIComponent(JSON.stringify({ route, words, entries }))}`,
    width: 1200,
    height: 630,
    scale: 2,
    pictures: used,
  });
  const small = sharp(shot).removeAlpha().resize(1200, 630, { kernel: 'lanczos3' });
  let picture = Buffer.alloc(0);
  for (let quality = 88; quality >= 70 && (!picture.length || picture.length > MAX_BYTES); quality -= 3) {
    picture = await small.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  }
  await writeFile(join(root, 'public', path), picture);
  drawn[path] = words;
  console.log(`public${path}  ${Math.round(picture.length / 1000)} kB`);
}
await studio.close();
writeDrawnWords(root, drawn);
