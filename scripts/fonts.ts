/**
 * `npm run fonts`: reduces the two font families to what French and English need and writes them to app/_fonts. Run it
 * after adding a language whose letters are missing below. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './lib/paths';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ';
const signs = '\u00a0«»‘’“”…–—·•€×°©−';
const letters = ascii + french + signs;

// One file for text and titles would weigh 111 kB; reduced to the instances in use they weigh 54 kB together.
const families = [
  {
    from: 'bricolage-grotesque',
    to: 'text.woff2',
    axes: { opsz: 14, wght: { min: 400, max: 680 }, wdth: 100 },
  },
  { from: 'bricolage-grotesque', to: 'display.woff2', axes: { opsz: 96, wght: 680, wdth: 88 } },
  { from: 'martian-mono', to: 'telemetry.woff2', axes: { wght: 500, wdth: 87.5 } },
];

for (const { from, to, axes } of families) {
  const file = `node_modules/@fontsource-variable/${from}/files/${from}-latin-standard-normal.woff2`;
  const font = await subsetFont(readFileSync(join(root, file)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(join(root, 'app/_fonts', to), font);
  console.log(`app/_fonts/${to}  ${font.length} B`);
}
