'use client';

import { RenderError } from '@/app/_components/error/render-error';
import { LocaleProvider } from '@/app/_components/shell/locale-provider';
import { PageTitle } from '@/app/_components/shell/page-title';
import { RootDocument } from '@/app/_components/shell/root-document';
import { defaultLocale, locales } from '@/app/_lib/locales';

/** The last resort: an error in what stands around the pages, so the document is made anew. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  const locale = locales.find((known) => known === document.documentElement.lang) ?? defaultLocale;
  return (
    <RootDocument locale={locale}>
      <LocaleProvider initial={locale}>
        <PageTitle page="error" />
        <div id="main">
          <RenderError {...props} />
        </div>
      </LocaleProvider>
    </RootDocument>
  );
}
