import localFont from 'next/font/local';

// Bricolage Grotesque and Martian Mono (@fontsource-variable, OFL), cut to the letters of French
// and English and to the weights in use.

/** Text. */
const textFont = localFont({
  src: './text.woff2',
  variable: '--font-text',
  weight: '400 680',
  adjustFontFallback: false,
  fallback: ['text stand-in', 'system-ui', 'sans-serif'],
});

/** Titles: the same family, cut narrow and for large sizes. */
const displayFont = localFont({
  src: './display.woff2',
  variable: '--font-display',
  weight: '680',
  adjustFontFallback: false,
  fallback: ['display stand-in', 'display stand-in of Android', 'system-ui', 'sans-serif'],
});

/**
 * Telemetry labels, dates and counters: small text, so this font is not preloaded. Its small
 * capitals (`smcp`, added with fontTools) are its capitals, at their full size.
 */
const telemetryFont = localFont({
  src: './telemetry.woff2',
  variable: '--font-mono',
  weight: '500',
  preload: false,
  adjustFontFallback: false,
  fallback: ['telemetry stand-in', 'ui-monospace', 'monospace'],
});

/** The classes that give `<html>` the fonts as custom properties. */
export const fonts = [textFont, displayFont, telemetryFont].map((font) => font.variable).join(' ');
