import { locales } from '@/app/_lib/locales';
import { fileNames, fileRoute } from '../../files';
import { contactCard } from '../vcard';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  locales.map((locale) => [fileNames.card(locale), () => contactCard(locale)]),
);
