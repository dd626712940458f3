import { routes } from '@/app/_lib/addresses';
import { locales } from '@/app/_lib/locales';
import { previewFile } from '@/app/_lib/search-engines/previews';
import { fileRoute } from '../../files';
import { drawPreview } from '../draw';

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
