/** Corrects spaces, apostrophes and quotation marks in messages/, as each language has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correctTypography } from './check/typography';
import { writeIfChanged } from './lib/files';
import { root } from './lib/paths';

for (const name of readdirSync(join(root, 'messages'))) {
  const file = join(root, 'messages', name);
  const correct = (_key: string, value: unknown) =>
    typeof value === 'string' ? correctTypography(value, name.replace('.json', '')) : value;
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'), correct);
  writeIfChanged(file, `${JSON.stringify(messages, null, 2)}\n`);
}
