import type { Metadata } from 'next';
import { defaultLocale } from '@/app/lib/locales';
import { errorAddressScript } from '@/app/shell/address-script';
import { ErrorDocument } from '@/app/shell/error-document';
import { errorWords } from '@/app/shell/export-page';
import { siteIcons } from '@/app/shell/metadata';
import { RootDocument } from '@/app/shell/root-document';

export { viewport } from '@/app/shell/metadata';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

export default async function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument messages={await errorWords()} />
    </RootDocument>
  );
}
