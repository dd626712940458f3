import { locales } from '@/app/_lib/locales';
import { type FileRequest, fileNames } from '../../file-names';
import { cvTypes, makeCv } from '../make';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = locales.flatMap((locale) =>
  cvTypes.map((type) => ({ file: fileNames.cv(locale, type), locale, type })),
);

export const generateStaticParams = () => files.map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: FileRequest) {
  const { file } = await params;
  const asked = files.find((one) => one.file === file);
  return new Response(asked && new Uint8Array((await makeCv(asked.locale))[asked.type]));
}
