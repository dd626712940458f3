/** .cache/error-words.json: the words of the screen that is shown when the site itself fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../app/lib/locales';
import type { Messages } from '../../content/types';
import { writeIfChanged } from '../lib/files';

export function buildErrorWords(root: string): string {
  const words = locales.map((locale) => {
    const { error }: Messages = JSON.parse(readFileSync(join(root, `messages/${locale}.json`), 'utf8'));
    const { title, whatHappened, home, stack } = error;
    return [locale, { title: title.render, happened: whatHappened.render, home, stack }];
  });
  writeIfChanged(join(root, '.cache/error-words.json'), `${JSON.stringify(Object.fromEntries(words))}\n`);
  return locales.join(', ');
}
