import { isEqual } from 'es-toolkit';
import { omit } from 'es-toolkit/compat';
import type { ContentInput } from './check-content';
import { correctTypography } from './typography';
import { namesIn, unusedKeys } from './unused';

/** A catalogue with its typography corrected and without the texts that nothing names. */
export function fixCatalogue(locale: string, { content, messages, pictureFiles }: ContentInput): unknown {
  const tree = messages[locale];
  const kept = omit(Object(tree), unusedKeys(tree, namesIn(content), pictureFiles));
  return JSON.parse(JSON.stringify(kept), (_, value) => {
    if (typeof value === 'string') return correctTypography(locale, value);
    // A group whose texts are all unused goes with them.
    return isEqual(value, {}) ? undefined : value;
  });
}
