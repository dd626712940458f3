import { fileRoute } from '@/app/(files)/files';
import { drawPreview } from '@/app/(files)/previews/draw';
import { routes } from '@/app/lib/addresses';
import { locales } from '@/app/lib/locales';
import { previewFile } from '@/app/shell/metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  locales.flatMap((locale) =>
    routes.map((route) => [
      previewFile(locale, route),
      async () => new Uint8Array(await drawPreview(locale, route)),
    ]),
  ),
);
