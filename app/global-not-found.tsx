import type { Metadata } from 'next';
import { defaultLocale, locales } from '@/app/lib/locales';
import { errorAddressScript } from '@/app/shell/address-script';
import { ErrorDocument } from '@/app/shell/error-document';
import { readCommit, shellWords, wordsIn } from '@/app/shell/export-page';
import type { DocumentMessages } from '@/app/shell/locale-provider';
import { siteIcons } from '@/app/shell/metadata';
import { RootDocument } from '@/app/shell/root-document';

export { viewport } from '@/app/shell/metadata';

export const metadata: Metadata = { robots: { index: false }, icons: siteIcons };

/** The error screen as 404.html, with the words of every language: `errorAddressScript` chooses one by the address, ErrorDocument shows it. */
export default async function NotFoundDocument() {
  const words = locales.map(async (locale) => [locale, await wordsIn(locale, shellWords)]);
  const messages: DocumentMessages = Object.fromEntries(await Promise.all(words));
  return (
    <RootDocument locale={defaultLocale} script={errorAddressScript()}>
      <ErrorDocument messages={messages} commit={readCommit()} />
    </RootDocument>
  );
}
