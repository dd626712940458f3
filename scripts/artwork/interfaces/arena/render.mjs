// Draws the arena game's picture: the ray-marched scene (about a quarter of an hour on two cores), then its HUD.
//   node scripts/artwork/interfaces/arena/render.mjs [scale | scene.png]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { open } from '../../posters/studio.mjs';

const how = process.argv[2] ?? '2';
const studio = await open();
const fragment = readFileSync(new URL('arena.frag', import.meta.url), 'utf8');
const scene = how.endsWith('.png')
  ? readFileSync(how)
  : await studio.paint({ fragment, uniforms: { samples: 1 }, width: 1600 * how, height: 1000 * how });
const shot = await studio.photograph({
  path: 'interfaces/arena/view.html',
  width: 1600,
  height: 1000,
  scale: 2,
  pictures: { 'arena.png': scene },
});
const file = fileURLToPath(new URL('../../../../content/pictures/works/arena-1.jpg', import.meta.url));
console.log(
  file,
  (
    await sharp(shot)
      .removeAlpha()
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(file)
  ).size,
);
await studio.close();
