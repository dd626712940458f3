import { execFileSync } from 'node:child_process';
import type { Metadata } from 'next';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { fonts } from '@/app/fonts/fonts';
import type { Route } from '@/app/lib/addresses';
import { knownNames } from '@/app/lib/known-names';
import { type Locale, localeOf, locales } from '@/app/lib/locales';
import { headScript } from '@/app/router/head-script';
import { pageMetadata, StructuredData } from './metadata';
import '@/app/styles/global.scss';
import { Shell } from '@/app/shell/shell';
import { profile } from '@/content/profile';

const accent = { '--accent': profile.accent } as CSSProperties;

type DocumentProps = {
  locale: Locale;
  /** The text of the first script in `<head>`. */
  script: string;
  children: ReactNode;
};

/** The HTML document of a language, with a script ahead of everything else. */
export function RootDocument({ locale, script, children }: DocumentProps) {
  const commit = readCommit();
  return (
    // React must not compare `lang`: on the error screen it may change before hydration.
    <html lang={locale} className={fonts} style={accent} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <script id="head-script" dangerouslySetInnerHTML={{ __html: script }} />
        {/* The site is dark already: Dark Reader would draw white on white. */}
        <meta name="darkreader-lock" />
        {commit && <meta name="version" content={commit} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The short hash of the commit; empty where the files are not in git, or git is not installed. */
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
    <RootDocument locale={locale} script={headScript(locale)}>
      {children}
    </RootDocument>
  );
}

/**
 * All languages but the first, whose addresses have no prefix. Next refuses an empty list in an
 * export (vercel/next.js#95969): an only language is listed, and `removeUnneeded` deletes it.
 */
export const generateStaticParams = () => {
  const [first, ...prefixed] = locales;
  return (prefixed.length ? prefixed : [first]).map((locale) => ({ locale }));
};

/** The exports of a page's route: its metadata, and its content inside the shell. */
export function exportPage(route: Route, Content: ComponentType) {
  const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
    pageMetadata(localeOf(await params), route);

  const Page = async ({ params }: Props) => {
    const locale = localeOf(await params);
    return (
      <Shell locale={locale} route={route} names={knownNames()} commit={readCommit()}>
        {route === 'home' && <StructuredData locale={locale} />}
        <Content />
      </Shell>
    );
  };
  return { generateMetadata, Page };
}
