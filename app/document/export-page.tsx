import type { Metadata } from 'next';
import type { ComponentType, ReactNode } from 'react';
import type { Route } from '@/app/lib/address/addresses';
import { knownNames } from '@/app/lib/address/known-names';
import { type Locale, localeOf, locales } from '@/app/lib/locales';
import { headScript } from '@/app/router/head-script';
import { Shell } from '@/app/shell/shell';
import { readCommit } from './commit';
import { pageMetadata, StructuredData } from './metadata';
import { RootDocument } from './root-document';

type Props = { params: Promise<{ locale?: string }> };

export async function RootLayout({ params, children }: Props & { children: ReactNode }) {
  const locale = localeOf(await params);
  return (
    <RootDocument locale={locale} script={headScript(locale)}>
      {children}
    </RootDocument>
  );
}

/**
 * All languages but the first, whose addresses have no prefix. Next refuses an empty list in an
 * export (vercel/next.js#95969): an only language is listed, and its copies are deleted afterwards.
 */
export const generateStaticParams = () => {
  const [first, ...prefixed] = locales;
  return (prefixed.length ? prefixed : [first]).map((locale) => ({ locale }));
};

/**
 * All translations while they are edited: Next sends them anew after each change. A built page
 * loads its own.
 */
async function editedMessages() {
  if (process.env.NODE_ENV !== 'development') return;
  const load = async (locale: Locale) => {
    // What an owner edits, so that a file that can't be read is named on the page.
    await import(`@/messages/${locale}.json`);
    return [locale, (await import(`@/.cache/messages/${locale}.json`)).default];
  };
  return Object.fromEntries(await Promise.all(locales.map(load)));
}

/** The exports of a page's route: its metadata, and its content inside the shell. */
export function exportPage(route: Route, Content: ComponentType) {
  const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
    pageMetadata(localeOf(await params), route);

  const Page = async ({ params }: Props) => {
    const locale = localeOf(await params);
    return (
      <Shell
        locale={locale}
        documentRoute={route}
        names={knownNames()}
        commit={readCommit()}
        edited={await editedMessages()}
      >
        {route === 'home' && <StructuredData locale={locale} />}
        <Content />
      </Shell>
    );
  };
  return { generateMetadata, Page };
}
