// Draws the video posters: a world from worlds.json at twice the size, then posters/<name>.html over it.
//   node scripts/artwork/posters/render.mjs [name]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { open } from './studio.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const fragment = read('planet.frag'),
  worlds = JSON.parse(read('worlds.json'));
const [only, draft] = process.argv.slice(2);
const studio = await open();
for (const name of ['payments', 'freelance-1', 'freelance-2', 'freelance-3', 'freelance-4']) {
  if (only && only !== 'all' && only !== name) continue;
  const size = draft ? [1280, 960] : [2560, 1920];
  const world = await studio.paint({ fragment, uniforms: worlds[name], width: size[0], height: size[1] });
  const small = await sharp(world).removeAlpha().resize(1280, 960, { kernel: 'lanczos3' }).png().toBuffer();
  const page = name === 'payments' ? 'payments.html' : `phone.html?n=${name.split('-')[1]}`;
  const shot = await studio.photograph({
    path: `posters/${page}`,
    width: 1280,
    height: 960,
    pictures: { 'world.png': small },
  });
  const file = fileURLToPath(new URL(`../../../content/pictures/posters/${name}.jpg`, import.meta.url));
  console.log(
    file,
    (
      await sharp(shot)
        .removeAlpha()
        .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toFile(file)
    ).size,
  );
}
await studio.close();
