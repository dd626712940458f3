import localFont from 'next/font/local';

// Bricolage Grotesque and Martian Mono (@fontsource-variable, OFL), cut to the letters of French and English and to the instances
// in use. Their fallbacks are in styles/_fallback-fonts.scss.

/** Text. */
export const textFont = localFont({
  src: '../fonts/text.woff2',
  variable: '--font-text',
  weight: '400 680',
  adjustFontFallback: false,
  fallback: ['text stand-in', 'system-ui', 'sans-serif'],
});

/** Titles: the same family, cut narrow and for large sizes. */
export const displayFont = localFont({
  src: '../fonts/display.woff2',
  variable: '--font-display',
  weight: '680',
  adjustFontFallback: false,
  fallback: ['display stand-in', 'system-ui', 'sans-serif'],
});

/** Telemetry labels, dates and counters: small, so they may wait for the other two. */
export const telemetryFont = localFont({
  src: '../fonts/telemetry.woff2',
  variable: '--font-mono',
  weight: '500',
  preload: false,
  adjustFontFallback: false,
  fallback: ['telemetry stand-in', 'ui-monospace', 'monospace'],
});
