import type { Metadata } from 'next';
import { defaultLocale } from '@/app/lib/locales';
import { errorAddressScript } from '@/app/shell/address-script';
import { RootDocument, readCommit } from '@/app/shell/export-page';
import { siteIcons } from '@/app/shell/metadata';
import { ErrorDocument } from '@/app/shell/shell';

export { viewport } from '@/app/shell/metadata';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

/** The error screen as 404.html: `errorAddressScript` chooses its language by the address, ErrorDocument shows it. */
export default function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument commit={readCommit()} />
    </RootDocument>
  );
}
