import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '../lib/files';

/** The width of content/mark.svg. */
const MARK = 32;

/** A maskable icon is cut to a circle of 80 % of its width: the ground reaches the edges, the mark keeps clear of them. */
const MASKABLE = 39;

/** Writes what takes the accent colour before Next reads it: a Sass variable, and the icons, drawn from the mark. */
export async function writeAccent(root: string, accent: string): Promise<string> {
  const mark = readFileSync(join(root, 'content/mark.svg'), 'utf8').replaceAll('currentColor', accent);
  const files: Record<string, string | Buffer> = {
    'app/_styles/_accent.generated.scss': `$accent: ${accent};\n`,
    'app/icon.svg': mark,
    'app/apple-icon.png': await drawPng(mark, 180),
    'app/favicon.ico': ico(await drawPng(mark, MARK, false), MARK),
  };
  for (const size of [192, 512]) {
    files[`public/icons/any-${size}.png`] = await drawPng(mark, size);
    files[`public/icons/maskable-${size}.png`] = await drawPng(withGround(mark, MASKABLE), size);
  }
  for (const [path, data] of Object.entries(files)) writeIfChanged(join(root, path), data);
  return `${accent}, ${Object.keys(files).length} files`;
}

function withGround(mark: string, side: number): string {
  const start = (MARK - side) / 2;
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${start} ${start} ${side} ${side}"`)
    .replace(
      '<rect width="32" height="32"',
      `<rect x="${start}" y="${start}" width="${side}" height="${side}"`,
    );
}

async function drawPng(svg: string, size: number, isPalette = true): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / MARK }).resize(size, size);
  // Turbopack refuses an ICO whose PNG has no alpha channel.
  return isPalette
    ? picture.removeAlpha().png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer()
    : picture.ensureAlpha().png().toBuffer();
}

/** An ICO file of one PNG of less than 256 pixels: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
