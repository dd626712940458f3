import type { Metadata } from 'next';
import { ErrorDocument } from '@/app/_components/error/error-document';
import { RootDocument } from '@/app/_components/shell/root-document';
import { errorAddressScript } from '@/app/_lib/address-script';
import { defaultLocale } from '@/app/_lib/locales';

export { viewport } from '@/app/_lib/viewport';

export const metadata: Metadata = { robots: { index: false } };

export default function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument />
    </RootDocument>
  );
}
