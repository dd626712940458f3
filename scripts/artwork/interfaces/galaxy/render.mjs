// Draws the generator's two pictures: the galaxy itself, then its panel over it.
//   node scripts/artwork/interfaces/galaxy/render.mjs [1|2] [scale]
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { open } from '../../posters/studio.mjs';
import { galaxy } from './galaxy.mjs';
import settings from './settings.mjs';

const [only, scale = '2'] = process.argv.slice(2);
const works = new URL('../../../../content/pictures/works/', import.meta.url);
const png = (options) =>
  sharp(galaxy(options), { raw: { width: options.width, height: options.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
const studio = await open();
for (const [n, options] of Object.entries(settings)) {
  if (only && only !== n) continue;
  const pictures = { 'galaxy.png': await png({ ...options, width: 1600 * scale, height: 1000 * scale }) };
  for (let i = 0; i < 5; i++)
    pictures[`small-${i}.png`] = await png({
      ...options,
      seed: options.seed + i * 7919,
      width: 336,
      height: 252,
      points: 160000,
      exposure: options.exposure * 1.1,
      branches: [options.branches, 2, 6, 3, 5][i],
      torsion: [options.torsion, 1.1, 0.8, 1.6, 0.6][i],
      view: {
        ...options.view,
        x: 0,
        y: 0,
        zoom: 0.5,
        tilt: [options.view.tilt, 0.5, 0.2, 1.15, 0.7][i],
        roll: [options.view.roll, 0.4, 0, -0.5, 0.9][i],
      },
      palette: i % 2 ? settings[n === '1' ? 2 : 1].palette : options.palette,
    });
  const shot = await studio.photograph({
    path: `interfaces/galaxy/view.html?n=${n}`,
    width: 1600,
    height: 1000,
    scale: +scale,
    pictures,
  });
  const file = fileURLToPath(new URL(`galaxy-${n}.jpg`, works));
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
