import type { Content } from '../check/content';
import { flatten } from '../lib/files';
import type { NewSite } from './site';

/** A new site as the check reads one from its files. */
export function contentOf({ messages, ...facts }: NewSite, pictures: readonly string[]): Content {
  const texts = [...messages].map(([locale, tree]) => [locale, flatten(tree)] as const);
  return { ...JSON.parse(JSON.stringify({ ...facts, pictures })), messages: new Map(texts) };
}
