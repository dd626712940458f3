import type { Metadata } from 'next';
import { ErrorDocument } from '@/app/_components/error/error-document';
import { RootDocument } from '@/app/_components/shell/root-document';
import { errorAddressScript } from '@/app/_lib/address-script';
import { defaultLocale } from '@/app/_lib/locales';
import { siteIcons } from '@/app/_lib/metadata';

export { viewport } from '@/app/_lib/viewport';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

export default function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument />
    </RootDocument>
  );
}
