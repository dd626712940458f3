import { drawIcon } from '../icons/draw';

export const dynamic = 'force-static';

/** In pixels. */
const size = 32;

/** An ICO file of one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
export async function GET() {
  const png = await drawIcon(size).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Response(new Uint8Array(Buffer.concat([header, png])), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
