import localFont from 'next/font/local';
import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/app/lib/locales';
import '@/app/styles/global.scss';
import { profile } from '@/content/profile';

// Bricolage Grotesque and Martian Mono (@fontsource-variable, OFL), cut to the letters of French and English and to the instances
// in use. Their fallbacks are in styles/_fallback-fonts.scss.

/** Text. */
const textFont = localFont({
  src: '../fonts/text.woff2',
  variable: '--font-text',
  weight: '400 680',
  adjustFontFallback: false,
  fallback: ['text stand-in', 'system-ui', 'sans-serif'],
});

/** Titles: the same family, cut narrow and for large sizes. */
const displayFont = localFont({
  src: '../fonts/display.woff2',
  variable: '--font-display',
  weight: '680',
  adjustFontFallback: false,
  fallback: ['display stand-in', 'display stand-in of Android', 'system-ui', 'sans-serif'],
});

/** Telemetry labels, dates and counters: small text, so this font is not preloaded. */
const telemetryFont = localFont({
  src: '../fonts/telemetry.woff2',
  variable: '--font-mono',
  weight: '500',
  preload: false,
  adjustFontFallback: false,
  fallback: ['telemetry stand-in', 'ui-monospace', 'monospace'],
});

const accent = { '--accent': profile.accent } as CSSProperties;
const fonts = [textFont, displayFont, telemetryFont].map((font) => font.variable).join(' ');

type Props = {
  locale: Locale;
  /** The address script. */
  script: string;
  children: ReactNode;
};

/** The HTML document of a language: its `lang`, the fonts, the accent, and the address script ahead of everything else. */
export function RootDocument({ locale, script, children }: Props) {
  return (
    // The language can change before hydration (error screen) and after it (flags), so React must not compare `lang`.
    <html lang={locale} className={fonts} style={accent} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see address-script.ts */}
        <script id="address-script" dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
