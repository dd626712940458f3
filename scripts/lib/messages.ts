import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../app/lib/locales';
import type { Messages } from '../../content/types';
import { root } from './paths';

/** All words of a language, once the check has found no errors in them. */
export const readMessages = (locale: Locale): Messages =>
  JSON.parse(readFileSync(join(root, `messages/${locale}.json`), 'utf8'));
