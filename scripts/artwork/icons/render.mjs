// Draws the icons of the web app manifest from the mark, app/icon.svg, into public/icons.
//   node scripts/artwork/icons/render.mjs
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = new URL('../../../', import.meta.url);
const mark = await readFile(new URL('app/icon.svg', root), 'utf8');
const folder = fileURLToPath(new URL('public/icons/', root));
await mkdir(folder, { recursive: true });

// A maskable icon is cut to a circle of 80 % of its width, or any shape around that: the ground reaches the edges, the
// mark keeps clear of them.
const whole = 32;
const roomy = 39;

for (const [purpose, side] of Object.entries({ any: whole, maskable: roomy })) {
  const offset = (whole - side) / 2;
  const drawing = mark
    .replace('viewBox="0 0 32 32"', `viewBox="${offset} ${offset} ${side} ${side}"`)
    .replace(
      '<rect width="32" height="32"',
      `<rect x="${offset}" y="${offset}" width="${side}" height="${side}"`,
    );
  for (const size of [192, 512]) {
    const { size: bytes } = await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
      .resize(size, size)
      .removeAlpha()
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toFile(`${folder}${purpose}-${size}.png`);
    console.log(`public/icons/${purpose}-${size}.png  ${bytes} B`);
  }
}
