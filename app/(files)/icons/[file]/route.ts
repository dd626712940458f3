import sharp from 'sharp';
import { viewport } from '@/app/lib/viewport';
import { fileRoute } from '../../files';
import { mark } from '../../sources';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The mark as PNG, in the accent. A maskable icon is cut to a circle of 80 % of its width: the mark keeps clear of it. */
async function drawIcon(size: number, margin = 0) {
  const inner = size - 2 * margin;
  // content/mark.svg is 32 pixels wide at 72 dots per inch.
  const icon = sharp(Buffer.from(mark()), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: viewport.themeColor });
  return new Uint8Array(await icon.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
}

export const { generateStaticParams, GET } = fileRoute([
  ['icon.svg', mark],
  ['favicon-48.png', () => drawIcon(48)],
  ['apple-180.png', () => drawIcon(180)],
  ['any-192.png', () => drawIcon(192)],
  ['any-512.png', () => drawIcon(512)],
  ['maskable-192.png', () => drawIcon(192, 17)],
  ['maskable-512.png', () => drawIcon(512, 46)],
]);
