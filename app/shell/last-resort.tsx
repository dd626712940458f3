import { use } from 'react';
import { defaultLocale, loadMessages, locales } from '@/app/lib/locales';
import { LocaleProvider } from '@/app/shell/locale-provider';
import { PageTitle } from '@/app/shell/page-heading';
import { RootDocument } from '@/app/shell/root-document';
import { ErrorScreen } from './error-screen';

const words = loadMessages();

/** The error screen as a document of its own, for an error outside the pages: in the bar, for instance. */
export default function LastResort(props: { error: unknown; retry: () => void }) {
  use(words);
  const locale = locales.find((known) => known === document.documentElement.lang) ?? defaultLocale;
  return (
    <RootDocument locale={locale}>
      <LocaleProvider initial={locale} messages={{}}>
        <PageTitle page="error" />
        <div id="main">
          <ErrorScreen kind="render" {...props} />
        </div>
      </LocaleProvider>
    </RootDocument>
  );
}
