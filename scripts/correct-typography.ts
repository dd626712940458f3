/** Corrects spaces, apostrophes and quotation marks in messages/, as each language has them. */
import { join } from 'node:path';
import { correctTypography } from './check/typography';
import { writeIfChanged } from './lib/files';
import { languagesOfFiles, mapTexts, parseTranslation } from './lib/messages';
import { root } from './lib/paths';
import { runScript } from './lib/script';

await runScript(async () => {
  for (const locale of languagesOfFiles()) {
    const corrected = mapTexts(parseTranslation(locale), (text) => correctTypography(text, locale));
    writeIfChanged(join(root, `messages/${locale}.json`), `${JSON.stringify(corrected, null, 2)}\n`);
  }
});
