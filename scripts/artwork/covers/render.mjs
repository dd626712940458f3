// Draws the two covers.
//   node scripts/artwork/covers/render.mjs [album|book]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { open } from '../posters/studio.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const globe = JSON.parse(read('../posters/worlds.json')).globe;
const covers = {
  album: {
    width: 1600,
    height: 1600,
    paint: { 'album.png': { fragment: read('album.frag'), width: 1600, height: 1600 } },
  },
  book: {
    width: 1600,
    height: 2400,
    paint: {
      'globe.png': { fragment: read('../posters/planet.frag'), uniforms: globe, width: 2000, height: 2000 },
    },
  },
};
const only = process.argv[2];
const studio = await open();
for (const [name, { width, height, paint }] of Object.entries(covers)) {
  if (only && only !== name) continue;
  const pictures = {};
  for (const [file, options] of Object.entries(paint)) pictures[file] = await studio.paint(options);
  const shot = await studio.photograph({ path: `covers/${name}.html`, width, height, pictures });
  const file = fileURLToPath(new URL(`../../../content/pictures/covers/${name}.jpg`, import.meta.url));
  console.log(
    file,
    (
      await sharp(shot)
        .removeAlpha()
        .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toFile(file)
    ).size,
  );
}
await studio.close();
