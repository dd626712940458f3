import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';
import { run } from '../lib/run';
import { BuildError } from '../lib/script';
import type { Texts } from '../lib/to-do';
import type { OwnWords, Words } from './site';

/** Where the words of a site come from that nobody has translated. */
const others = 'en';

/** The translation of this folder, or the last one that was committed. */
async function readTranslation(locale: string): Promise<Texts | undefined> {
  const file = `messages/${locale}.json`;
  if (existsSync(join(root, file))) return JSON.parse(readFileSync(join(root, file), 'utf8'));
  const last = await run('git', ['log', '-1', '--format=%H', '--diff-filter=AMR', '--', file]);
  if (last.code || !last.output) return;
  const { code, output } = await run('git', ['show', `${last.output}:${file}`]);
  return code ? undefined : JSON.parse(output);
}

/**
 * The words of a language. Those of the site are English where nobody has translated them.
 * @throws BuildError where even these are missing
 */
export async function readWords(locale: string): Promise<Words & { isTranslated: boolean }> {
  const translated = await readTranslation(locale);
  const site = translated ?? (await readTranslation(others));
  if (!site)
    throw new BuildError(`messages/${locale}.json: is missing; expected a translation of the site’s words`);
  const own = (language: string) => join(root, `scripts/new/words/${language}.json`);
  const file = [locale, others].map(own).find(existsSync) ?? own(others);
  return {
    site,
    own: JSON.parse(readFileSync(file, 'utf8')) as OwnWords,
    isTranslated: translated !== undefined,
  };
}
