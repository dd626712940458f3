import type { ComponentType, ReactNode } from 'react';
import type { LatestEntry } from '@/app/_components/home/latest-context';
import type { Route } from '@/app/_lib/addresses';
import type { Locale } from '@/app/_lib/locales';
import type { Words } from '@/app/_lib/messages';
import { pageMetadata } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';
import { workIds } from '@/app/_lib/works';
import { downloads } from '@/app/(files)/downloads';
import { portfolio } from '@/content/portfolio';
import { OwnWords } from './locale-provider';
import { Shell } from './shell';
import siteWords from './site.words';

/** The site around an exported page. What a document says in its own language comes with it, so no script holds it. */
export async function Site({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Shell
      locale={locale}
      words={{ [locale]: siteWords[locale] }}
      works={workIds(portfolio)}
      latest={latestEntry()}
      downloads={await downloads()}
    >
      {children}
    </Shell>
  );
}

/** The latest entry that has pictures; without any, the latest entry. */
function latestEntry(): LatestEntry | undefined {
  const entry =
    portfolio.find(({ isImagesOn, imagesArray }) => isImagesOn && imagesArray?.[0]) ?? portfolio[0];
  return (
    entry && { title: entry.title, picture: entry.isImagesOn ? entry.imagesArray?.[0]?.picture : undefined }
  );
}

/**
 * An exported page, for its file in a route: what it says to search engines, and its content with its own words in the
 * language of the document.
 */
export function exportPage(locale: Locale, route: Route, words: Words, Content: ComponentType) {
  const Page = () => (
    <OwnWords words={{ [locale]: words[locale] }} page={route}>
      <StructuredData locale={locale} route={route} />
      <Content />
    </OwnWords>
  );
  return { metadata: pageMetadata(locale, route), Page };
}
