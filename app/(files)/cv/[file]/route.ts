import { locales } from '@/app/lib/locales';
import { fileNames, fileRoute } from '../../files';
import { makeCv } from '../make';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  locales.flatMap((locale) =>
    (['pdf', 'docx'] as const).map((type) => [
      fileNames.cv(locale, type),
      async () => new Uint8Array((await makeCv(locale))[type]),
    ]),
  ),
);
