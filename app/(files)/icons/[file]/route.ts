import type { FileRequest } from '../../file-names';
import { mark } from '../../mark';
import { drawIcon } from '../draw';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = [
  'icon.svg',
  'apple-180.png',
  'any-192.png',
  'any-512.png',
  'maskable-192.png',
  'maskable-512.png',
];

export const generateStaticParams = () => files.map((file) => ({ file }));

export async function GET(_request: Request, { params }: FileRequest) {
  const { file } = await params;
  if (file === 'icon.svg') return new Response(mark(), { headers: { 'Content-Type': 'image/svg+xml' } });
  const size = Number(file.match(/\d+/));
  // A maskable icon is cut to a circle of 80 % of its width: the mark keeps clear of it.
  const icon = drawIcon(size, file.startsWith('maskable') ? Math.round(size * 0.09) : 0);
  const png = await icon.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
