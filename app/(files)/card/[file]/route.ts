import { locales } from '@/app/_lib/locales';
import { type FileRequest, fileNames } from '../../file-names';
import { contactCard } from '../vcard';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ file: fileNames.card(locale) }));

export async function GET(_request: Request, { params }: FileRequest) {
  const { file } = await params;
  const locale = locales.find((one) => fileNames.card(one) === file);
  return new Response(locale && (await contactCard(locale)), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
