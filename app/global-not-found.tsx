import type { Metadata } from 'next';
import { RootDocument, readCommit } from '@/app/document/export-page';
import { siteIcons } from '@/app/document/metadata';
import { defaultLocale } from '@/app/lib/locales';
import { errorAddressScript } from '@/app/router/address-script';
import { ErrorDocument } from '@/app/shell/error-document';

export { viewport } from '@/app/document/metadata';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

/** The error screen as 404.html: `errorAddressScript` chooses its language by the address, ErrorDocument shows it. */
export default function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument commit={readCommit()} />
    </RootDocument>
  );
}
