import { locales } from '@/app/_lib/locales';
import { type FileRequest, fileNames } from '../../file-names';
import { resume } from '../resume';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ file: fileNames.resume(locale) }));

export async function GET(_request: Request, { params }: FileRequest) {
  const { file } = await params;
  const locale = locales.find((one) => fileNames.resume(one) === file);
  return Response.json(locale && (await resume(locale)));
}
