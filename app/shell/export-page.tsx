import { execFileSync } from 'node:child_process';
import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import type { Route } from '@/app/lib/addresses';
import { defaultLocale, type Locale, localeOf, locales } from '@/app/lib/locales';
import { workIds } from '@/app/lib/works';
import { addressScript } from '@/app/shell/address-script';
import { pageMetadata } from '@/app/shell/metadata';
import { StructuredData } from '@/app/shell/structured-data';
import { profile } from '@/content/profile';
import type { Messages } from '@/content/types';
import { RootDocument } from './root-document';
import { Shell } from './shell';

/** The words around every page. */
export const shellWords = 'meta nav error motion portfolio.sourceCode';

/**
 * What a page needs besides the group of words that has its name: other groups, or single words. A document has only the words of
 * its page, as all words weigh 6.5 kB; one that is forgotten here stops the export.
 */
const furtherWords: Partial<Record<Route, string>> = {
  home: [
    'pictures.portrait contact.reply cv.link',
    ...profile.highlights.map(({ work }) => `works.${work}.subTitle works.${work}.result`),
  ].join(' '),
  portfolio: 'overview share entries works video videos pictures.works captions lightbox cv.link',
  contact: 'home.available cv.link cv.word',
  hobbies: 'pictures.covers',
};

type Tree = { [name: string]: Tree | string };

/** Some words of a language: `names` lists groups, such as `home`, and single words, such as `cv.link`. */
export async function wordsIn(locale: Locale, names: string): Promise<Partial<Messages>> {
  const picked: Tree = {};
  for (const name of names.trim().split(' ')) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let from: Tree = await getMessages({ locale });
    let to = picked;
    for (const step of path) {
      from = from[step] as Tree;
      to[step] ??= {};
      to = to[step] as Tree;
    }
    if (from[last]) to[last] = from[last];
  }
  return picked as Partial<Messages>;
}

/** The commit that is built, in short; empty where the files are not in git, or git is not installed. */
export function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

type Props = { params: Promise<{ locale?: string }> };

/** The root layout of `(default)` and of `[locale]`. */
export async function RootLayout({ params, children }: Props & { children: ReactNode }) {
  const locale = localeOf(await params);
  return (
    <RootDocument locale={locale} script={addressScript(locale)}>
      {children}
    </RootDocument>
  );
}

/** All languages but French, whose addresses have no prefix. */
export const generateStaticParams = () =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));

/** The exports of a page's route: its metadata, and its content inside the shell. */
export function exportPage(route: Route, Content: ComponentType) {
  const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
    pageMetadata(localeOf(await params), route);

  const Page = async ({ params }: Props) => {
    const locale = localeOf(await params);
    return (
      <Shell
        locale={locale}
        route={route}
        messages={{ [locale]: await wordsIn(locale, `${shellWords} ${route} ${furtherWords[route] ?? ''}`) }}
        works={workIds()}
        commit={readCommit()}
      >
        {route === 'home' && <StructuredData locale={locale} />}
        <Content />
      </Shell>
    );
  };
  return { generateMetadata, Page };
}
