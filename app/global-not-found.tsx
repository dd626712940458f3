import type { Metadata } from 'next';
import { ErrorDocument } from '@/app/_components/error/error-document';
import { errorWords } from '@/app/_components/shell/export-page';
import { RootDocument } from '@/app/_components/shell/root-document';
import { errorAddressScript } from '@/app/_lib/address-script';
import { defaultLocale } from '@/app/_lib/locales';
import { siteIcons } from '@/app/_lib/metadata';

export { viewport } from '@/app/_lib/viewport';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

export default async function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument messages={await errorWords()} />
    </RootDocument>
  );
}
