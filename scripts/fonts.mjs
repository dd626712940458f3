/**
 * Cuts the two families of the design down to what French and English need and writes them to app/_fonts.
 * Run with `npm run fonts` after adding a language whose letters are missing below. Same input, same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ';
const signs = '\u00a0«»‘’“”…–—·•€×°©−';
const letters = ascii + french + signs;

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const martian = '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2';

// One file that could do text and titles would weigh 111 kB; cut to the few instances in use they weigh 54 kB.
const families = [
  { from: bricolage, to: 'text.woff2', axes: { opsz: 14, wght: { min: 400, max: 680 }, wdth: 100 } },
  { from: bricolage, to: 'display.woff2', axes: { opsz: 96, wght: 680, wdth: 88 } },
  { from: martian, to: 'telemetry.woff2', axes: { wght: 500, wdth: 87.5 } },
];

for (const { from, to, axes } of families) {
  const source = readFileSync(new URL(`../node_modules/${from}`, import.meta.url));
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(new URL(`../app/_fonts/${to}`, import.meta.url), font);
  console.log(`app/_fonts/${to}  ${font.length} B`);
}
