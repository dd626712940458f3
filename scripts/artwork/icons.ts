import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/paths';

/** The width of the mark in app/icon.svg. */
const MARK = 32;

/** A maskable icon is cut to a circle of 80 % of its width: the ground reaches the edges, the mark keeps clear of them. */
const MASKABLE = 39;

/** Draws from app/icon.svg what can't show an SVG: the favicon, the icon of phones and those of the web app manifests. */
export async function renderIcons(): Promise<void> {
  const mark = await readFile(join(root, 'app/icon.svg'), 'utf8');
  await save('app/apple-icon.png', await drawPng(mark, 180));
  // With an alpha channel: Turbopack refuses an ICO whose PNG has none.
  const favicon = sharp(await drawPng(mark, MARK))
    .ensureAlpha()
    .png({ palette: false });
  await save('app/favicon.ico', ico(await favicon.toBuffer(), MARK));
  for (const size of [192, 512]) {
    await save(`public/icons/any-${size}.png`, await drawPng(mark, size));
    await save(`public/icons/maskable-${size}.png`, await drawPng(withGround(mark, MASKABLE), size));
  }
}

/** The mark on a larger ground. */
function withGround(mark: string, side: number): string {
  const start = (MARK - side) / 2;
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${start} ${start} ${side} ${side}"`)
    .replace(
      '<rect width="32" height="32"',
      `<rect x="${start}" y="${start}" width="${side}" height="${side}"`,
    );
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / MARK })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
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

async function save(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), bytes);
  console.log(`${path} ${bytes.length} B`);
}
