// Draws from the mark, app/icon.svg, what can't show an SVG: the favicon of old browsers and the icon of a phone's home
// screen, into app/, and the icons of the web app manifest, into public/icons/.
//   node scripts/artwork/icons/render.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const root = new URL('../../../', import.meta.url);
const mark = await readFile(new URL('app/icon.svg', root), 'utf8');
await mkdir(new URL('public/icons/', root), { recursive: true });

// A maskable icon is cut to a circle of 80 % of its width, or any shape around that: the ground reaches the edges, the
// mark keeps clear of them.
const whole = 32;
const roomy = 39;

/** A PNG of an SVG, `size` pixels wide and high. */
const draw = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();

const keep = async (path, bytes) => {
  await writeFile(new URL(path, root), bytes);
  console.log(`${path}  ${bytes.length} B`);
};

/** An ICO file of one PNG of less than 256 pixels: https://en.wikipedia.org/wiki/ICO_(file_format) */
const ico = (png, size) => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

await keep('app/apple-icon.png', await draw(mark, 180));
// With an alpha channel: Turbopack refuses an ICO whose PNG has none.
const small = await sharp(await draw(mark, 32))
  .ensureAlpha()
  .png({ palette: false })
  .toBuffer();
await keep('app/favicon.ico', ico(small, 32));

for (const [purpose, side] of Object.entries({ any: whole, maskable: roomy })) {
  const offset = (whole - side) / 2;
  const drawing = mark
    .replace('viewBox="0 0 32 32"', `viewBox="${offset} ${offset} ${side} ${side}"`)
    .replace(
      '<rect width="32" height="32"',
      `<rect x="${offset}" y="${offset}" width="${side}" height="${side}"`,
    );
  for (const size of [192, 512]) {
    await keep(`public/icons/${purpose}-${size}.png`, await draw(drawing, size));
  }
}
