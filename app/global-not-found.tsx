import type { Metadata } from 'next';
import { readCommit } from '@/app/document/commit';
import { siteIcons } from '@/app/document/metadata';
import { RootDocument } from '@/app/document/root-document';
import { defaultLocale } from '@/app/lib/locales';
import { errorHeadScript } from '@/app/router/error-head-script';
import { ErrorDocument } from '@/app/shell/errors/error-document';

export { viewport } from '@/app/document/metadata';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

/** The error screen as 404.html: a script chooses its language by the address. */
export default function NotFoundDocument() {
  return (
    <RootDocument locale={defaultLocale} script={errorHeadScript()}>
      <ErrorDocument commit={readCommit()} />
    </RootDocument>
  );
}
