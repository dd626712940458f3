import { execFileSync } from 'node:child_process';
import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { downloads } from '@/app/(files)/downloads';
import type { Route } from '@/app/lib/addresses';
import { defaultLocale, type Locale, localeOf, locales } from '@/app/lib/locales';
import { firstPicture, workIds } from '@/app/lib/works';
import { addressScript } from '@/app/shell/address-script';
import type { LatestEntry } from '@/app/shell/build-facts';
import { pageMetadata } from '@/app/shell/metadata';
import { StructuredData } from '@/app/shell/structured-data';
import { portfolio } from '@/content/portfolio';
import type { Messages } from '@/content/types';
import { RootDocument } from './root-document';
import { Shell } from './shell';

/** The words around every page. */
export const shellWords = 'meta nav error motion portfolio.sourceCode';

/**
 * What a page needs besides the group of words that has its name: other groups, or single words. A document brings only its
 * own, as all words weigh 6.5 kB.
 */
const furtherWords: Partial<Record<Route, string>> = {
  home: 'entries pictures.portrait cv.link',
  portfolio: 'overview share entries works video videos pictures.works captions lightbox cv.link',
  contact: 'cv.link cv.word',
  hobbies: 'pictures.covers',
};

/** Some words of a language: `names` lists groups, such as `home`, and single words, such as `cv.link`. */
export async function wordsIn(locale: Locale, names: string): Promise<Partial<Messages>> {
  const all: Record<string, object> = await getMessages({ locale });
  const picked: Record<string, object> = {};
  for (const name of names.trim().split(' ')) {
    const [group = '', word] = name.split('.');
    const words = all[group] ?? {};
    picked[group] = word ? { ...picked[group], [word]: Reflect.get(words, word) } : words;
  }
  return picked;
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
        facts={{ latest: latestEntry(), downloads: await downloads() }}
        commit={readCommit()}
      >
        <StructuredData locale={locale} route={route} />
        <Content />
      </Shell>
    );
  };
  return { generateMetadata, Page };
}

/** The latest entry that has pictures; without any, the latest entry. */
function latestEntry(): LatestEntry | undefined {
  const entry = portfolio.find(firstPicture) ?? portfolio[0];
  return entry && { key: entry.key, picture: firstPicture(entry) };
}
