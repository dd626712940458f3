import type { ContentInput } from './check-content';
import { correctTypography } from './typography';
import { namesIn, unusedKeys } from './unused';

/** A catalogue with its typography corrected and without the texts that nothing names. */
export function fixCatalogue(locale: string, { content, messages, pictureFiles }: ContentInput): unknown {
  const tree = messages[locale];
  const unused = new Set(unusedKeys(tree, namesIn(content), pictureFiles));
  return fixNode(tree, []);

  function fixNode(node: unknown, path: readonly string[]): unknown {
    if (typeof node === 'string') return correctTypography(locale, node);
    if (Array.isArray(node)) return node.map((item) => fixNode(item, path));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node)
      .filter(([key]) => !unused.has([...path, key].join('.')))
      .map(([key, value]) => [key, fixNode(value, [...path, key])] as const)
      // A group whose texts are all unused goes with them.
      .filter(([, value]) => !isEmptyGroup(value));
    return Object.fromEntries(entries);
  }
}

const isEmptyGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
