/** .cache/error-words.json: the words of the screen that is shown when the site itself fails. */
import { join } from 'node:path';
import { locales } from '../../app/lib/locales';
import { writeIfChanged } from '../lib/files';
import { readMessages } from '../lib/messages';
import { root } from '../lib/paths';

export function buildErrorWords(): string {
  const words = locales.map((locale) => {
    const { title, whatHappened, home, stack } = readMessages(locale).error;
    return [locale, { title: title.render, happened: whatHappened.render, home, stack }];
  });
  writeIfChanged(join(root, '.cache/error-words.json'), `${JSON.stringify(Object.fromEntries(words))}\n`);
  return locales.join(', ');
}
