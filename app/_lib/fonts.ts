import localFont from 'next/font/local';

/** Titles and text. Made by `npm run fonts`; Next adjusts a system fallback so that nothing moves when it arrives. */
export const textFont = localFont({
  src: '../_fonts/bricolage-grotesque.woff2',
  variable: '--font-text',
  weight: '400 680',
  declarations: [{ prop: 'font-stretch', value: '88% 100%' }],
  fallback: ['system-ui', 'sans-serif'],
});

/** Telemetry labels, dates and counters. */
export const monoFont = localFont({
  src: '../_fonts/martian-mono.woff2',
  variable: '--font-mono',
  weight: '500',
  fallback: ['ui-monospace', 'monospace'],
});
