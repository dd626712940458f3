import get from 'es-toolkit/compat/get';
import omit from 'es-toolkit/compat/omit';
import { isEqual } from 'es-toolkit/predicate';
import type { ContentInput } from './check-content';
import { correctTypography } from './typography';
import { namesIn, unusedKeys } from './unused';

/** A catalogue with its typography corrected and without the texts that nothing names. */
export function fixCatalogue(locale: string, { content, messages, pictureFiles }: ContentInput): unknown {
  const tree = messages[locale];
  const kept = omit(Object(tree), unusedKeys(tree, namesIn(content), pictureFiles));
  // Pages ask for these by name, also when they are empty: an owner may have no video.
  const groups = new Set([...Object.keys(Object(tree)), ...Object.keys(Object(get(tree, 'pictures')))]);
  return JSON.parse(JSON.stringify(kept), (key, value) => {
    if (typeof value === 'string') return correctTypography(locale, value);
    // A work whose texts are all unused goes with them.
    return isEqual(value, {}) && !groups.has(key) ? undefined : value;
  });
}
