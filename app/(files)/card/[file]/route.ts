import { contactCard } from '@/app/(files)/card/vcard';
import { fileNames, fileRoute } from '@/app/(files)/files';
import { locales } from '@/app/lib/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  locales.map((locale) => [fileNames.card(locale), () => contactCard(locale)]),
);
