import type { ReactNode } from 'react';
import type { Route } from '@/app/_lib/addresses';
import { latestEntry } from '@/app/_lib/latest-entry';
import type { Locale } from '@/app/_lib/locales';
import type { Words } from '@/app/_lib/messages';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';
import { workIds } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { OwnWords } from './locale-provider';
import { Shell } from './shell';
import siteWords from './site.words';

/** The site around an exported page. What a document says in its own language comes with it, so no script holds it. */
export function Site({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Shell
      locale={locale}
      words={{ [locale]: siteWords[locale] }}
      works={workIds(portfolio)}
      latest={latestEntry(portfolio)}
    >
      {children}
    </Shell>
  );
}

type PageProps = {
  locale: Locale;
  page: Route;
  words: Words;
  children: ReactNode;
};

/** The content of an exported page, with its own words in the language of the document and its facts for search engines. */
export function ExportedPage({ locale, page, words, children }: PageProps) {
  return (
    <OwnWords words={{ [locale]: words[locale] }} page={page}>
      <StructuredData locale={locale} route={page} />
      {children}
    </OwnWords>
  );
}
