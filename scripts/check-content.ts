/**
 * `npm run check`: checks the content and prints one line for each validation error; exits with 1 when there is any.
 *
 *   npm run check -- [--fix] [folder]
 *
 * It also lists what is unused and sample data. The folder contains `content/` and `messages/`; without it, the project's
 * own are checked. --fix corrects the typography and removes unused texts from the catalogues.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixCatalogue } from './check/fix';
import { readContent, requireValidContent } from './check/read-content';
import { findSamplePictures, findSamples } from './check/samples';
import { findUnused } from './check/unused';
import { findUnusedWords } from './check/unused-words';
import { formatError } from './check/validation-error';
import { runScript } from './lib/errors';
import { root } from './lib/paths';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fix: { type: 'boolean' } },
  });
  const folder = resolve(positionals[0] ?? root);
  const content = await readContent(folder);
  const { input } = content;
  if (values.fix && !content.unreadable.length) {
    for (const locale of Object.keys(input.messages)) {
      input.messages[locale] = fixCatalogue(locale, input);
      const text = `${JSON.stringify(input.messages[locale], null, 2)}\n`;
      writeFileSync(join(folder, `messages/${locale}.json`), text);
    }
  }
  requireValidContent(content);
  console.log('content: no errors');
  const warnings = [
    ...findUnused(input),
    ...findUnusedWords(root, input.messages),
    ...findSamples(input),
    ...findSamplePictures(join(folder, 'content/pictures'), input.pictureFiles),
  ];
  for (const warning of warnings) console.log(`warning: ${formatError(warning)}`);
});
