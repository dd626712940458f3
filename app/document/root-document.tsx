import type { CSSProperties, ReactNode } from 'react';
import { fonts } from '@/app/fonts/fonts';
import { directionOf, type Locale } from '@/app/lib/locales';
import { profile } from '@/content/profile';
import { readCommit } from './commit';
import '@/app/styles/global.scss';

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
    <html lang={locale} dir={directionOf(locale)} className={fonts} style={accent} suppressHydrationWarning>
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
