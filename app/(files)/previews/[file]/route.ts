import { routes } from '@/app/_lib/addresses';
import { locales } from '@/app/_lib/locales';
import type { FileRequest } from '../../file-names';
import { drawPreview } from '../draw';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = locales.flatMap((locale) =>
  routes.map((route) => ({ file: `${route}-${locale}.jpg`, locale, route })),
);

export const generateStaticParams = () => files.map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: FileRequest) {
  const { file } = await params;
  const asked = files.find((one) => one.file === file);
  const jpeg = asked && new Uint8Array(await drawPreview(asked.locale, asked.route));
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
}
