import { locales } from '@/app/lib/locales';
import { fileNames, fileRoute } from '../../files';
import { resume } from '../resume';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  locales.map((locale) => [fileNames.resume(locale), async () => JSON.stringify(await resume(locale))]),
);
